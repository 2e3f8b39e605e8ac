// Loaded before every test on a database: a file that runs on one engine only fails if a test of it writes.

import { afterEach, beforeEach, expect } from 'vitest';
import { takeWrites } from '../../src/database/testing/one-engine.ts';

// What the file sets up before its tests is excepted.
beforeEach(() => void takeWrites());

afterEach(() => {
  expect(
    takeWrites(),
    'a file that writes runs on both engines: its name ends in .test.ts, not in .once.test.ts',
  ).toEqual([]);
});
