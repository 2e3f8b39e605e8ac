// Loaded before every component test: a busy machine must not decide how long a query waits for what comes late.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });
