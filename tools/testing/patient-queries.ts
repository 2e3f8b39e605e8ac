// Loaded before every component test: raises the timeout of async queries, so that they do not fail on a busy machine, and unmounts.

import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: 10_000 });

// The library registers this only once in a process, whose files share their modules.
afterEach(cleanup);
