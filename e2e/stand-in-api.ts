// A shop that uses an API whose responses the test defines; it caches no pages.

import type { RequestListener } from 'node:http';
import { test } from './fixtures.ts';
import { type StandIn, startStandIn } from './stand-in.ts';

export const testWithApi = (answer: RequestListener) =>
  test.extend<object, { api: StandIn }>({
    api: [
      async ({}, use) => {
        const api = await startStandIn(answer);
        await use(api);
        api.stop();
      },
      { scope: 'worker' },
    ],
    shopVariables: [
      ({ api }, use) => use({ ROLE: 'web', API_BASE_URL: `${api.origin}/api`, PAGE_CACHE_MB: '0' }),
      { scope: 'worker' },
    ],
  });
