// What a shopper on a phone waits for in a real browser: for the next page after a tap, and for script after a document.
import type { BrowserContext, CDPSession, Page, Request } from '@playwright/test';

export interface Change {
  /** From the tap until the heading of the next page is painted. */
  paintedMs: number;
  /** What was asked for from the tap until the line was quiet, the loaders' data apart. */
  dataRequests: number;
  otherRequests: string[];
}

export interface TakeOver {
  /** From the navigation until script has taken over. */
  hydratedMs: number;
  longestTaskMs: number;
  /** What tasks took beyond 50 ms each, as Lighthouse counts, from the navigation on. */
  blockingMs: number;
}

interface MarkedWindow extends Window {
  painted?: Promise<number>;
}

/** Follows a link of the page that is open; `selector` finds it among what the page shows. */
export async function followLink(page: Page, selector: string): Promise<Change> {
  const link = page.locator(selector).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  const asked: Request[] = [];
  const note = (request: Request): void => void asked.push(request);
  await page.evaluate(watchNextHeading);
  page.on('request', note);
  await link.tap();
  const paintedMs = await page.evaluate(() => (window as MarkedWindow).painted);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  if (paintedMs === undefined) throw new Error(`a document was loaded by ${selector}: no change of page to measure`);
  const isData = (request: Request): boolean => new URL(request.url()).pathname.endsWith('.data');
  return {
    paintedMs,
    dataRequests: asked.filter(isData).length,
    otherRequests: asked.filter((request) => !isData(request)).map(toKind),
  };
}

/** Runs in the page: promises the time from the next click until another first heading is painted. */
function watchNextHeading(): void {
  const heading = (): string | null | undefined => document.querySelector('h1')?.textContent;
  const before = heading();
  (window as MarkedWindow).painted = new Promise((resolve) => {
    const start = (click: Event): void => {
      const observer = new MutationObserver(() => {
        if (heading() === before || heading() === undefined) return;
        observer.disconnect();
        // A message that is sent within a frame arrives when the frame is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - click.timeStamp);
          port2.postMessage(undefined);
        });
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    };
    window.addEventListener('click', start, { capture: true, once: true });
  });
}

/** The browser asks for the icon of a tab itself, as often as its address changes. */
function toKind(request: Request): string {
  const { pathname } = new URL(request.url());
  if (pathname.includes('favicon')) return 'icon of the tab';
  return request.resourceType() === 'fetch' ? pathname : request.resourceType();
}

/** Opens a page in a context of its own, with nothing kept. */
export async function openFresh(context: BrowserContext, address: string, slowdown: number): Promise<TakeOver> {
  const page = await context.newPage();
  await slowDown(page, slowdown);
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(address);
  await page.locator('nav[data-hydrated]').waitFor({ state: 'attached' });
  const hydratedMs = await page.evaluate(() => performance.now());
  const tasks = await page.evaluate(() => (window as Window & { longTasks?: number[] }).longTasks ?? []);
  await page.close();
  return {
    hydratedMs,
    longestTaskMs: Math.max(0, ...tasks),
    blockingMs: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
  };
}

/** Lets the page have so much less of the processor. */
export async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}
