// A program that encodes pictures in advance at low priority: first the paths on its standard input, one a line,
// then the variants that product cards use, of every master.
// Usage: node src/media/warm-pictures.ts MASTERS_DIR CACHE_DIR < PATHS

import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { createPictureStore } from './picture-store.ts';

const lowest = 19;

const [, , mastersDir, cacheDir] = process.argv;
if (!mastersDir || !cacheDir) throw new Error('usage: warm-pictures MASTERS_DIR CACHE_DIR');
setPriority(lowest);
const store = createPictureStore({ mastersDir, cacheDir });
await store.warm((await text(process.stdin)).split('\n'));
await store.warmAll();
