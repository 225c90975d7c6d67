/** What runs in a worker: it loads the game through the register, and plays the parts that it is given. */
import { games } from '../games.js';
import { playPart, type Part, type PartPlayed } from './part.js';

export default (part: Part): Promise<PartPlayed> => playPart(part, games);
