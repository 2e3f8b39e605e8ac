// Paint times and transferred bytes of a first visit by a phone on a slow connection, in Chromium driven by Playwright.

import { type Browser, chromium } from '@playwright/test';
import { refuseCookies, skipPopups, waitForIdleParts } from '../../e2e/browsing.ts';
import { findChromium } from '../testing/system-packages.ts';
import type { Server } from './checkout-server.ts';
import { compare } from './compare.ts';
import { pages } from './requests.ts';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Lighthouse's slow 4G and its CPU throttling by four. */
const network = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const cpuSlowdown = 4;
const units = ['LCP ms', 'CLS', 'JavaScript kB', 'HTML kB'];

/** Needs Chromium; without it, prints a message and measures nothing. */
export async function measureBrowser(servers: readonly Server[]): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    console.log('\nChromium is not installed: nothing was measured in a browser.');
    return;
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    for (const name of ['home', 'listing', 'product'] as const) {
      const measure = (server: Server): Promise<number[]> => openAsPhone(browser, server, pages[name]);
      // The first visit encodes the pictures.
      for (const server of servers) await measure(server);
      await compare(servers, { name: `phone, ${name}`, units }, measure);
    }
  } finally {
    await browser.close();
  }
}

/** Opens the page with an empty cache, and resolves with the numbers of `units`. */
async function openAsPhone(browser: Browser, { url }: Server, path: string): Promise<number[]> {
  const context = await browser.newContext(phone);
  try {
    await refuseCookies(context, url);
    await skipPopups(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(url + path);
    await waitForIdleParts(page);
    return await page.evaluate(() => {
      const paint = new PerformanceObserver(() => undefined);
      paint.observe({ type: 'largest-contentful-paint', buffered: true });
      const lcpMs = paint.takeRecords().at(-1)?.startTime ?? Number.NaN;
      paint.observe({ type: 'layout-shift', buffered: true });
      const shifts = paint.takeRecords().map((entry) => ('value' in entry ? Number(entry.value) : 0));
      const loaded = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
      const sum = (isWanted: (entry: PerformanceResourceTiming) => boolean): number =>
        loaded.filter(isWanted).reduce((total, { encodedBodySize }) => total + encodedBodySize, 0) / 1000;
      return [
        lcpMs,
        shifts.reduce((total, shift) => total + shift, 0),
        sum(({ name }) => new URL(name).pathname.endsWith('.js')),
        sum(({ entryType }) => entryType === 'navigation'),
      ];
    });
  } finally {
    await context.close();
  }
}
