// What every journey stands on: the real built server with a fresh database, and a browser in which nothing may go wrong.
import { type BrowserContext, expect, test as base } from '@playwright/test';
import { type ShopServer, startShop } from './shop-server.ts';

export { expect } from '@playwright/test';

export interface TestFixtures {
  /** Messages that this journey causes on purpose, e.g. the 404 of a page that does not exist. */
  expectedProblems: RegExp[];
  watchedContext: undefined;
  /** Paths of the documents that the browser has asked for: one visit of a shopper with script is one document. */
  documents: string[];
}

export interface WorkerFixtures {
  shop: ShopServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- the names of the fixtures are read from this pattern: this one needs none
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  expectedProblems: [[], { option: true }],
  watchedContext: [
    async ({ context, shop, expectedProblems, javaScriptEnabled }, use) => {
      const problems = watch(context, shop.url, javaScriptEnabled !== false);
      await use(undefined);
      const unexpected = problems.filter((problem) => !expectedProblems.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'the browser met problems').toEqual([]);
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
    if (['error', 'warning'].includes(message.type()))
      problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems.push(`script: ${error.error().message}`));
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${shopUrl}/`) && !/^(?:data|blob):/.test(url)) problems.push(`foreign request: ${url}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation cuts off what the page before was still loading; without script the browser refuses every script file.
    const isExpected = reason === 'net::ERR_ABORTED' || (!hasScript && reason === 'csp');
    if (!isExpected) problems.push(`failed request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return problems;
}
