#!/usr/bin/env node
const { main } = await import('./main.js');
process.exitCode = await main(process.argv.slice(2));
export {};
