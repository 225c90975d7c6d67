#!/usr/bin/env node
// Stands in the tree, so that npm can link the command before anything is built.
import '../dist/bin.js';
