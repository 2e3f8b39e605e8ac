// Loaded before every component test: raises the timeout of async queries, so that they do not fail on a busy machine.

import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });
