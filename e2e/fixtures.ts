// Fixtures of all journeys: the built server with a fresh database, and a browser in which every unexpected problem fails.

import { type BrowserContext, expect, test as base } from '@playwright/test';
import { refuseCookies, skipPopups } from './browsing.ts';
import { type ShopServer, startShop } from './shop-server.ts';

export { expect } from '@playwright/test';

export interface TestFixtures {
  /** Problems that the test causes on purpose, e.g. the 404 of a page that does not exist. */
  expectedProblems: RegExp[];
  /** The shopper's earlier decision about cookies; only tests of the consent bar leave it undecided. */
  consent: 'refused' | 'undecided';
  /** Whether the shopper has seen the popups of this session, which would otherwise open. */
  hasSeenPopups: boolean;
  watchedContext: undefined;
  /** Paths of the requested documents: a visit with script loads one document. */
  documents: string[];
}

export interface WorkerFixtures {
  /** Added to the environment of the shop. A file that sets them gets its own shop. */
  shopVariables: Record<string, string>;
  shop: ShopServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  shopVariables: [{}, { option: true, scope: 'worker' }],
  shop: [
    async ({ shopVariables }, use) => {
      const shop = await startShop(shopVariables);
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  expectedProblems: [[], { option: true }],
  consent: ['refused', { option: true }],
  hasSeenPopups: [true, { option: true }],
  watchedContext: [
    async ({ context, shop, expectedProblems, javaScriptEnabled, consent, hasSeenPopups }, use) => {
      if (consent === 'refused') await refuseCookies(context, shop.url);
      if (hasSeenPopups) await skipPopups(context);
      const problems = watch(context, shop.url, javaScriptEnabled !== false);
      await use(undefined);
      const unexpected = problems.filter((problem) => !expectedProblems.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'unexpected problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
  documents: async ({ context }, use) => {
    const documents: string[] = [];
    context.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
    });
    await use(documents);
  },
});

/** Collects console errors and warnings, script errors, failed requests and requests to other hosts. */
function watch(context: BrowserContext, shopUrl: string, hasScript: boolean): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    // Chromium counts some seconds, within which a slow machine has not shown the picture yet.
    const isLatePreload = /was preloaded .* but not used within a few seconds/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isLatePreload)
      problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems.push(`script: ${error.error().message}`));
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${shopUrl}/`) && !/^(?:data|blob):/.test(url)) problems.push(`foreign request: ${url}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation aborts the previous page's requests; without script the browser blocks every script file.
    const isExpected = reason === 'net::ERR_ABORTED' || (!hasScript && reason === 'csp');
    if (!isExpected) problems.push(`failed request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return problems;
}
