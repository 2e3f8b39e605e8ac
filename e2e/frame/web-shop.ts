import { test as base } from '../fixtures.ts';
import { findFreePort, startShop } from '../shop-server.ts';

/** Storefronts whose API nobody answers for; `variables` are what is tested. */
export const createWebTest = (variables: Record<string, string>) =>
  base.extend<object, { shop: Awaited<ReturnType<typeof startShop>> }>({
    shop: [
      // oxlint-disable-next-line no-empty-pattern -- the names of the fixtures are read from this pattern: this one needs none
      async ({}, use) => {
        const nobody = `http://127.0.0.1:${await findFreePort()}/api`;
        const shop = await startShop({ ROLE: 'web', API_BASE_URL: nobody, LOG_LEVEL: 'silent', ...variables });
        await use(shop);
        await shop.stop();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  });
