// The maximum transfer size of pages, in compressed kB: e2e/budgets.json. A page is the first one of a visit, or opened `after`
// another one, whose scripts are in the browser's cache then.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from '@playwright/test';
import { z } from 'zod';
import { openPage, waitForIdleParts } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { fillCart } from '../orders.ts';

const schema = z.record(z.string(), z.object({ js: z.number(), html: z.number(), after: z.string().optional() }));
const budgets = schema.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../budgets.json'), 'utf8')));

for (const [path, { after, ...budget }] of Object.entries(budgets)) {
  const more = after === undefined ? '' : ` more than ${after}`;
  test(`${path} fetches at most ${budget.js} kB of JavaScript${more} and ${budget.html} kB of HTML`, async ({
    page,
  }) => {
    if (after !== undefined) {
      await fillCart(page);
      await openPage(page, after);
      await waitForIdleParts(page);
    }
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await openPage(page, path);
    const sum = async (type: string): Promise<number> => {
      const wanted = finished.filter((request) => request.resourceType() === type);
      const sizes = await Promise.all(wanted.map((request) => request.sizes()));
      // What comes from the browser's cache has a size below zero.
      return sizes.reduce((total, { responseBodySize }) => total + Math.max(0, responseBodySize), 0) / 1000;
    };
    const [js, html] = [await sum('script'), await sum('document')];
    // A page without its script or document would meet every budget.
    expect(Math.min(js, html)).toBeGreaterThan(1);
    expect(js).toBeLessThanOrEqual(budget.js);
    expect(html).toBeLessThanOrEqual(budget.html);
  });
}
