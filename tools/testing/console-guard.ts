// Loaded before every test file: an unexpected message on the console fails the test.

import { afterEach, beforeEach, expect, vi } from 'vitest';

const levels = ['error', 'warn'] as const;
let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  for (const level of levels) {
    vi.spyOn(console, level).mockImplementation((...message: unknown[]) => {
      unexpected.push(`console.${level}: ${message.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  expect(unexpected, 'a test left messages on the console; expect them by vi.spyOn(console, ...) or stop them').toEqual(
    [],
  );
});
