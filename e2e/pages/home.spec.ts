// The home page of each shop: where its tiles, its hero and its buttons lead.

import type { Page } from '@playwright/test';
import { cards, heading, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const readHrefs = (page: Page, region: RegExp) =>
  main(page)
    .getByRole('region', { name: region })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** How far the words of a picture reach, by the line that is the longest: 1 = the right edge of the picture. */
function readWidestShare(title: HTMLElement | SVGElement): number {
  const frame = title.parentElement?.parentElement?.getBoundingClientRect();
  const ends = [title, title.nextElementSibling].flatMap((element) => {
    const range = document.createRange();
    if (element) range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ right }) => right);
  });
  return frame ? (Math.max(...ends) - frame.left) / frame.width : 1;
}

for (const [shop, path, tiles] of [
  ['main', '/', /O que você quer sentir/],
  ['side', '/loja-caszulo', /Para qual ambiente/],
] as const) {
  test(`each tile of the ${shop} shop opens a collection with an introduction and products`, async ({
    page,
    request,
  }) => {
    await openPage(page, path);
    const hrefs = await readHrefs(page, tiles);
    expect(hrefs).toHaveLength(6);
    for (const href of hrefs) {
      expect(href).toMatch(/^\/(c\/|lista)/);
      const html = await (await request.get(href)).text();
      expect(html.match(/<article/g)?.length, href).toBeGreaterThanOrEqual(4);
    }
  });

  test(`the words of the tiles of the ${shop} shop have at most two lines`, async ({ page }) => {
    await openPage(page, path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of [320, 768, 1024, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      const words = main(page).getByRole('region', { name: tiles }).locator('small');
      const lines = await words.evaluateAll((texts) =>
        texts.map((text) => Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))),
      );
      expect(lines, `at ${width} px`).toHaveLength(6);
      expect(Math.max(...lines), `at ${width} px`).toBeLessThanOrEqual(2);
    }
  });

  test(`the drawings of the home page of the ${shop} shop touch no words`, async ({ page }) => {
    await openPage(page, path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of [1024, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const title of [heading(page), main(page).locator('#home-band')]) {
        // The leaves of all four pictures begin at 38 % of the width or further right.
        const share = await title.evaluate(readWidestShare);
        expect(share, `at ${width} px`).toBeGreaterThan(0.2);
        expect(share, `at ${width} px`).toBeLessThan(0.385);
      }
    }
  });

  test(`the hero of the ${shop} shop links to the products of its picture, and its second button to a guide`, async ({
    page,
  }) => {
    await openPage(page, path);
    const products = main(page).getByRole('list', { name: 'Nesta imagem' }).getByRole('link');
    await expect(products).toHaveCount(3);
    const nameAndSize = await products.first().locator('span').first().innerText();
    await products.first().click();
    await expect(heading(page)).toHaveText(nameAndSize.replace(/, \d+\sml$/, ''));
    await openPage(page, path);
    await main(page)
      .getByRole('link', { name: /^(Descobrir meu aroma|Escolher por ambiente)$/ })
      .click();
    await expect(heading(page)).toHaveText(/^(Descobrir meu aroma|Escolher por ambiente)$/);
  });

  test(`the link below the best sellers of the ${shop} shop opens all of them`, async ({ page }) => {
    await openPage(page, path);
    await main(page)
      .getByRole('region', { name: /Os mais pedidos/ })
      .getByRole('link', { name: 'Ver todos' })
      .click();
    await expect(heading(page)).toHaveText('Os mais pedidos');
    await expect(cards(page)).toHaveCount(12);
  });

  test(`the home page of the ${shop} shop invites to the other one once`, async ({ page }) => {
    await openPage(page, path);
    const other = path === '/' ? '/loja-caszulo' : '/';
    await expect(main(page).locator(`a[href="${other}"]`)).toHaveCount(1);
  });
}

test('a phone shows the first products of each home page in its second screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/loja-caszulo']) {
    await openPage(page, path);
    const top = await main(page)
      .getByRole('article')
      .first()
      .evaluate((card) => card.getBoundingClientRect().top + scrollY);
    expect(top, path).toBeLessThan(2 * 844);
  }
});

test('every link of the two guides leads to a page of the shop', async ({ page, request }) => {
  for (const guide of ['/pagina/descobrir-meu-aroma', '/pagina/escolher-por-ambiente?loja=caszulo']) {
    await openPage(page, guide);
    const hrefs = await main(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(8);
    for (const href of new Set(hrefs)) expect((await request.get(href)).status(), href).toBe(200);
  }
});

test('the title of each home page names the shop first, then what it sells', async ({ page }) => {
  await openPage(page, '/');
  await expect(page).toHaveTitle(/^Manacá Aromas: óleos essenciais, /);
  await openPage(page, '/loja-caszulo');
  await expect(page).toHaveTitle(/^Caszulo: perfumar a casa, difusores/);
});

test('all pages begin at the left edge of the header', async ({ page }) => {
  const listings = ['/', '/oleos-essenciais', '/oleo-essencial-de-lavanda-francesa', '/marcas', '/pagina/entrega'];
  for (const path of [...listings, '/checkout', '/pedido']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const logo = await page
      .getByRole('banner')
      .getByRole('link', { name: /página inicial/ })
      .boundingBox();
    const first = await main(page).locator(':scope > * > *').first().boundingBox();
    expect(first?.x, path).toBe(logo?.x);
  }
});

test('the breadcrumb of a phone leads to the page above in one line, and figures of headings look like figures', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, '/oleos-essenciais/florais/lavandas/lavandas-francesas');
  const trail = page.getByRole('navigation', { name: 'Caminho da página' });
  expect(await trail.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
  expect((await trail.boundingBox())?.height).toBeLessThanOrEqual(44);
  await expect(trail.getByRole('link').filter({ visible: true })).toHaveText(['Lavandas']);
  const fontOf = () => heading(page).evaluate((title) => getComputedStyle(title).fontFamily);
  // The zero of Marcellus looks like an O; Instrument Serif has figures that fit its letters.
  expect(await fontOf()).toMatch(/^"?Figures/);
  await openPage(page, '/oleos-essenciais');
  await expect(trail.getByRole('link').filter({ visible: true })).toHaveText(['Início']);
  await openPage(page, '/difusores?loja=caszulo');
  expect(await fontOf()).toMatch(/^"?Instrument Serif/);
});

test('an announcement has one line on a phone', async ({ page }) => {
  for (const [width, path] of [
    // Less 15 px for the scroll bar, which phones do not have.
    [375, '/'],
    [405, '/'],
    [405, '/loja-caszulo'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, path);
    const bar = page.getByRole('region', { name: 'Avisos' });
    for (let step = 0; step < 3; step += 1) {
      const text = bar.getByRole('group').filter({ visible: true });
      const lines = await text.evaluate((slide) => {
        const range = document.createRange();
        const words = document.createTreeWalker(slide, NodeFilter.SHOW_TEXT).nextNode();
        if (words) range.selectNodeContents(words);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect.soft(lines, `${await text.innerText()} at ${width}`).toBe(1);
      await bar.getByRole('button', { name: 'Próximo slide' }).click();
    }
  }
});
