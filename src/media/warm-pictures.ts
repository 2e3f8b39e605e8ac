// A program of its own: makes the sizes of cards and galleries of every master, when nothing else wants the processor.
// Usage: node src/media/warm-pictures.ts MASTERS_DIR CACHE_DIR
import { setPriority } from 'node:os';
import { createPictureStore } from './picture-store.ts';

const lowest = 19;

const [, , mastersDir, cacheDir] = process.argv;
if (!mastersDir || !cacheDir) throw new Error('usage: warm-pictures MASTERS_DIR CACHE_DIR');
setPriority(lowest);
await createPictureStore({ mastersDir, cacheDir }).warmAll();
