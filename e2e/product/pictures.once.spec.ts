// Pictures as a browser fetches them: in its best format, in the width of their slot, each once, without moving the page.
import type { Page } from '@playwright/test';
import { openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const size = { width: 390, height: 844 };
// With the screen of a desktop the browser would choose what it fetches in advance for a window that is as wide.
const phone = { viewport: size, screen: size, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const pages = ['/', '/oleos-essenciais', '/oleo-essencial-de-lavanda-francesa', '/loja-caszulo'];

/** The paths of pictures that the browser asks for, in their order. */
function listenForPictures(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/img/')) paths.push(pathname);
  });
  return paths;
}

const listTwice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);
const toVariantName = (path: string) => path.replace(/-\d+\.\w+$/, '');

/** Waits until every picture in the window has loaded. */
async function waitForFirstSight(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images]
          .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight)
          .every((image) => image.complete),
      ),
    )
    .toBe(true);
}

/** Large pictures of the first sight: what the browser chose, its slot in device pixels, and the choice's width. */
function readFirstSight(page: Page) {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight)
      .filter((image) => image.currentSrc.includes('/img/') && image.clientWidth > 84)
      .map(({ currentSrc, clientWidth }) => ({ currentSrc, slot: clientWidth * window.devicePixelRatio })),
  );
}

/** The paths of lazy pictures below the window, which the browser fetches earlier or later as it likes. */
function listFurtherDown(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.loading === 'lazy' && image.getBoundingClientRect().top >= window.innerHeight)
      .map(({ currentSrc }) => new URL(currentSrc, document.baseURI).pathname),
  );
}

test.describe('on a phone, without the fonts, whose late arrival moves lines by itself', () => {
  test.use({ ...phone, expectedProblems: [/Failed to decode downloaded font/] });
  test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.fulfill({ body: '' })));

  for (const path of pages) {
    test(`what is seen first of ${path} is AVIF, fetched once, and nothing moves`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry)
              Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(entry.value) });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const fetched = listenForPictures(page);
      await openPage(page, path);
      await waitForFirstSight(page);
      const seen = await readFirstSight(page);
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.filter(({ currentSrc }) => !currentSrc.endsWith('.avif'))).toEqual([]);
      for (const { currentSrc, slot } of seen)
        expect(Number(/-(\d+)\.avif$/.exec(currentSrc)?.[1]), `${currentSrc} for ${slot} px`).toBeGreaterThanOrEqual(
          slot,
        );
      // Of a picture in two formats, or in two large widths, one was fetched in vain; a card further down shows a small one.
      const further = await listFurtherDown(page);
      const large = fetched.filter((name) => !name.endsWith('-160.webp') && !further.includes(name));
      expect(listTwice(large.map(toVariantName))).toEqual([]);
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.001);
    });
  }

  test('a page that is reached by script fetches its pictures once too', async ({ page }) => {
    await openPage(page, '/busca?busca=lavanda');
    await waitForFirstSight(page);
    const fetched = listenForPictures(page);
    await page
      .getByRole('article')
      .getByRole('link', { name: /lavanda francesa/ })
      .first()
      .tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/lavanda francesa/);
    await expect.poll(() => fetched.some((name) => name.endsWith('-768.avif'))).toBe(true);
    await waitForFirstSight(page);
    const large = fetched.filter((name) => !name.endsWith('-160.webp'));
    expect(large.filter((name) => !name.endsWith('.avif'))).toEqual([]);
    expect(listTwice(large.map(toVariantName))).toEqual([]);
  });
});

test('a Macintosh gets originals and no AVIF', async ({ request }) => {
  const headers = { 'User-Agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' };
  for (const path of ['/', '/oleos-essenciais', '/oleo-essencial-de-lavanda-francesa']) {
    const html = await (await request.get(path, { headers })).text();
    expect(html).not.toContain('.avif');
    expect(html).toMatch(/<img[^>]+src="\/img\/[^"]+\.jpg"/);
  }
});
