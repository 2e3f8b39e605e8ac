// Loaded before every component test: raises the timeout of async queries, so that they do not fail on a busy machine, and leaves
// nothing of a test to the next one.

import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

configure({ asyncUtilTimeout: 10_000 });

// The library registers this only once in a process, whose files share their modules.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
