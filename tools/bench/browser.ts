// Paint times and transferred bytes of a first visit by a phone on a slow connection, in Chromium driven by Playwright.

import { type Browser, chromium, type Page } from '@playwright/test';
import { refuseCookies, skipPopups } from '../../e2e/browsing.ts';
import { findChromium } from '../testing/system-packages.ts';
import type { Server } from './checkout-server.ts';
import { compare } from './compare.ts';
import { pages } from './requests.ts';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Lighthouse's slow 4G and its CPU throttling by four. */
const network = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const cpuSlowdown = 4;
const units = ['LCP ms', 'CLS', 'TBT ms', 'JavaScript kB', 'HTML kB'];

interface PaintFigures {
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** Time of the browser's last report. */
  lastEntryAt: number;
}

declare global {
  interface Window {
    paintFigures?: PaintFigures;
  }
}

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
    await page.addInitScript(observePaint);
    const bytes = countBytes(page);
    await page.goto(url + path);
    // The page is done when the browser has reported nothing for two seconds.
    await page.waitForFunction(() => performance.now() - (window.paintFigures?.lastEntryAt ?? Infinity) > 2000);
    const figures = await page.evaluate(() => window.paintFigures);
    if (!figures) throw new Error('the observers of the page are gone');
    const { script, document } = await bytes();
    return [figures.lcpMs, figures.cls, figures.tbtMs, script / 1000, document / 1000];
  } finally {
    await context.close();
  }
}

/** Runs in the page before its scripts. */
function observePaint(): void {
  const figures: PaintFigures = { lcpMs: 0, cls: 0, tbtMs: 0, lastEntryAt: performance.now() };
  window.paintFigures = figures;
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => {
      figures.lastEntryAt = performance.now();
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  observe('resource', () => undefined);
  observe('largest-contentful-paint', ({ startTime }) => void (figures.lcpMs = startTime));
  observe('longtask', ({ duration }) => void (figures.tbtMs += Math.max(0, duration - 50)));
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') figures.cls += entry.value;
  });
}

/** Bytes of the encoded bodies. */
function countBytes(page: Page): () => Promise<{ script: number; document: number }> {
  const sizes: Promise<{ type: string; size: number }>[] = [];
  page.on('requestfinished', (request) => {
    const type = request.resourceType();
    sizes.push(request.sizes().then(({ responseBodySize }) => ({ type, size: responseBodySize })));
  });
  return async () => {
    const all = await Promise.all(sizes);
    const sum = (wanted: string): number =>
      all.filter(({ type }) => type === wanted).reduce((total, { size }) => total + size, 0);
    return { script: sum('script'), document: sum('document') };
  };
}
