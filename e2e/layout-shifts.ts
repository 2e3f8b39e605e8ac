// Layout shifts as Chromium reports them.

import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts?: { startTime: number; value: number }[];
  }
}

/** Records the shifts of every document that the page opens from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { startTime: number; value: number }[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push({ startTime: entry.startTime, value: 'value' in entry ? Number(entry.value) : Number.NaN });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * The sum of the shifts after the first paint. Chromium also reports what moves when a stylesheet arrives before it, which nobody
 * sees.
 */
export function sumShifts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-paint');
    if (!paint || !window.layoutShifts) throw new Error('nothing was painted or recorded');
    return window.layoutShifts
      .filter(({ startTime }) => startTime > paint.startTime)
      .reduce((sum, { value }) => sum + value, 0);
  });
}
