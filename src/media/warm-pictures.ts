// A program of its own: encodes pictures in advance at low priority. First those whose paths it reads,
// a line each, then what cards ask for of every master.
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
