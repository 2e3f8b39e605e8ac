// The accessibility rules of WCAG 2.2 AA, checked by axe-core inside the page.

import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { renderDeferredContent, settle } from './browsing.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with the rule, the element and the reason of every violation. */
export async function expectAccessible(page: Page): Promise<void> {
  // Axe measures colours as they are painted, so all transitions must have finished.
  await settle(page);
  await renderDeferredContent(page);
  await page.evaluate(axe.source);
  const findViolations = () =>
    page.evaluate(async (values) => {
      const results: AxeResults = await window.axe.run({
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
        // Preloading is needed only for audio rules, which no page needs, and experimental ones, which do not run.
        preload: false,
      });
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
    }, tags);
  // It polls, because content whose layout was deferred gets its styles with a later frame.
  await expect.poll(findViolations).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
