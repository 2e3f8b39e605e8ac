// Pictures as a browser fetches them: in its best format, in the width of their slot, each once, without layout shift.

import type { Page } from '@playwright/test';
import { openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { recordShifts, sumShifts } from '../layout-shifts.ts';

const size = { width: 390, height: 844 };
// With a desktop screen the browser would select the preloaded pictures for a window of that width.
const phone = { viewport: size, screen: size, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const pages = ['/', '/oleos-essenciais', '/oleo-essencial-de-lavanda-francesa', '/loja-caszulo'];

/** Records the paths of requested pictures, in order. */
function listenForPictures(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/img/')) paths.push(pathname);
  });
  return paths;
}

const toVariantName = (path: string) => path.replace(/-\d+\.\w+$/, '');

/** The pictures that the page itself marks as seen first. When a lazy one is fetched is at the browser's discretion. */
function readFirstSight(page: Page) {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.loading === 'eager' && image.checkVisibility())
      // The slot's width is in device pixels.
      .map((image) => ({
        currentSrc: image.currentSrc,
        slot: image.clientWidth * window.devicePixelRatio,
        isComplete: image.complete,
      })),
  );
}

async function waitForFirstSight(page: Page) {
  const listMissing = async () => (await readFirstSight(page)).filter(({ isComplete }) => !isComplete);
  await expect.poll(listMissing).toEqual([]);
  return readFirstSight(page);
}

/** The fetched pictures that are wasted: in two formats, or in two large widths. */
async function listWasted(page: Page, fetched: readonly string[]): Promise<string[]> {
  // What is fetched from now on is not looked at, and neither is a card further down, which may show a picture in a smaller width.
  const names = [...fetched];
  const further = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.loading === 'lazy' && image.getBoundingClientRect().top >= window.innerHeight)
      .map(({ currentSrc }) => new URL(currentSrc, document.baseURI).pathname),
  );
  const large = names.filter((name) => !name.endsWith('-160.webp') && !further.includes(name)).map(toVariantName);
  return large.filter((name, index) => large.indexOf(name) !== index);
}

test.describe('on a phone, without web fonts, whose swap shifts lines', () => {
  test.use({ ...phone, expectedProblems: [/Failed to decode downloaded font/] });
  test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.fulfill({ body: '' })));

  for (const path of pages) {
    test(`the first pictures of ${path} are AVIF, fetched once, and do not shift the layout`, async ({ page }) => {
      await recordShifts(page);
      const fetched = listenForPictures(page);
      await openPage(page, path);
      const seen = await waitForFirstSight(page);
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.filter(({ currentSrc }) => !currentSrc.endsWith('.avif'))).toEqual([]);
      for (const { currentSrc, slot } of seen)
        expect(Number(/-(\d+)\.avif$/.exec(currentSrc)?.[1]), `${currentSrc} for ${slot} px`).toBeGreaterThanOrEqual(
          slot,
        );
      expect(await listWasted(page, fetched)).toEqual([]);
      expect(await sumShifts(page)).toBeLessThan(0.001);
    });
  }

  test('the pictures in the first view weigh at most 110 kB together', async ({ page, request }) => {
    for (const path of [...pages, '/c/mais-pedidos', '/lista/kit-primeiros-aromas']) {
      await openPage(page, path);
      const sources = new Set((await waitForFirstSight(page)).map(({ currentSrc }) => currentSrc));
      const bodies = await Promise.all([...sources].map(async (source) => (await request.get(source)).body()));
      expect(bodies.length, path).toBeGreaterThan(0);
      expect(
        bodies.reduce((sum, body) => sum + body.length, 0),
        path,
      ).toBeLessThanOrEqual(110_000);
    }
  });

  test('a page that is reached by a client navigation fetches its pictures once too', async ({ page }) => {
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
    expect(await listWasted(page, fetched)).toEqual([]);
  });
});

test('a Macintosh gets original pictures and no AVIF', async ({ request }) => {
  const headers = { 'User-Agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' };
  for (const path of ['/', '/oleos-essenciais', '/oleo-essencial-de-lavanda-francesa']) {
    const html = await (await request.get(path, { headers })).text();
    expect(html).not.toContain('.avif');
    expect(html).toMatch(/<img[^>]+src="\/img\/[^"]+\.jpg"/);
  }
});
