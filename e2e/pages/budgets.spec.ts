// The maximum transfer size of the first page of a visit, in compressed kB: e2e/budgets.json.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from '@playwright/test';
import { z } from 'zod';
import { openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const schema = z.record(z.string(), z.object({ js: z.number(), html: z.number() }));
const budgets = schema.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../budgets.json'), 'utf8')));

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} fetches at most ${budget.js} kB of JavaScript and ${budget.html} kB of HTML`, async ({ page }) => {
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await openPage(page, path);
    const sum = async (type: string): Promise<number> => {
      const wanted = finished.filter((request) => request.resourceType() === type);
      const sizes = await Promise.all(wanted.map((request) => request.sizes()));
      return sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0) / 1000;
    };
    const [js, html] = [await sum('script'), await sum('document')];
    // A page without its script or document would meet every budget.
    expect(Math.min(js, html)).toBeGreaterThan(1);
    expect(js).toBeLessThanOrEqual(budget.js);
    expect(html).toBeLessThanOrEqual(budget.html);
  });
}
