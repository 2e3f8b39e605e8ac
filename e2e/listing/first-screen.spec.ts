import type { Locator } from '@playwright/test';
import { cards, heading, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

/** A category with its subcategories, a search and a landing page differ above the products; the others are like them. */
const listings = [
  { path: '/oleos-essenciais', tag: [] },
  { path: '/busca?busca=lavanda', tag: [] },
  { path: '/c/para-diluir', tag: [] },
  { path: '/c/presentes', tag: [] },
  { path: '/difusores?loja=caszulo', tag: [] },
  { path: '/ofertas', tag: ['@nightly'] },
  { path: '/marcas/serra-clara', tag: ['@nightly'] },
];

const expectWhole = (target: Locator) => expect(target).toBeInViewport({ ratio: 1 });

for (const { path, tag } of listings) {
  test(`the first screen of ${path} shows names and prices on a notebook and on a phone`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openPage(page, path);
    const first = cards(page).first();
    await expectWhole(heading(page));
    for (const card of await cards(page).all()) {
      if ((await card.boundingBox())?.y !== (await first.boundingBox())?.y) break;
      await expectWhole(card.getByRole('img').first());
      await expectWhole(card.getByRole('link').first());
      await expectWhole(card.getByText(/^R\$/).first());
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expectWhole(first.getByRole('link').first());
    const price = first.getByText(/^R\$/).first();
    await expectWhole(price);
    const bar = await page
      .getByRole('link', { name: /^Filtrar/ })
      .filter({ visible: true })
      .boundingBox();
    const place = await price.boundingBox();
    expect((place?.y ?? 0) + (place?.height ?? 0), 'above the bar').toBeLessThanOrEqual(bar?.y ?? 0);
    // One of the first two pictures is the largest paint of a phone: it is fetched before the scripts.
    const urgent = cards(page).locator('img[fetchpriority="high"]');
    await expect(urgent).toHaveCount(2);
  });
}

test('the banner of a category lies between whole rows of products', async ({ page }) => {
  await openPage(page, '/oleos-essenciais');
  const banner = page.getByRole('complementary', { name: 'Cada frasco conta de onde veio' });
  for (const [width, above] of [
    [390, 6],
    [800, 6],
    [1100, 6],
    [1366, 8],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const top = (await banner.boundingBox())?.y ?? Number.NaN;
    const bottoms = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
    expect.soft(bottoms.filter((bottom) => bottom <= top).length, String(width)).toBe(above);
    const tops = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect.soft(tops.filter((place) => place < top).length, String(width)).toBe(above);
  }
});

for (const path of ['/lista', '/lista?loja=caszulo']) {
  test(`the first screen of ${path} shows names and prices on a notebook`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openPage(page, path);
    const first = page.getByRole('main').getByRole('article').first();
    await expectWhole(first.getByRole('link').first());
    await expectWhole(first.getByText(/^R\$/).first());
  });
}

for (const path of ['/lista/banheiro-sem-plastico', '/lista/noites-de-inverno?loja=caszulo']) {
  test(`the first screen of ${path} shows what the list costs, and names and prices of its products`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openPage(page, path);
    const products = page.getByRole('main').getByRole('article');
    const first = products.first();
    const buyAll = page.getByRole('button', { name: /^Adicionar (todos|os outros) à sacola$/ }).first();
    const total = page.getByText(/^\d+ produtos por $/).first();
    for (const card of await products.all()) {
      if ((await card.boundingBox())?.y !== (await first.boundingBox())?.y) break;
      await expectWhole(card.getByRole('link').first());
      await expectWhole(card.getByText(/^R\$/).first());
    }
    await expectWhole(buyAll);
    await expectWhole(total);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expectWhole(buyAll);
    await expectWhole(total);
    await expectWhole(first.getByRole('link').first());
    await expectWhole(first.getByText(/^R\$/).first());
  });
}

test('the prices of a row of kits stand at one height', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openPage(page, '/lista');
  const kits = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: / no Pix/ });
  const places = await kits.evaluateAll((all) =>
    all.map((kit) => {
      const price = [...kit.querySelectorAll('strong')].find(({ textContent }) => textContent.includes('R$'));
      return { row: kit.getBoundingClientRect().top, price: price?.getBoundingClientRect().top };
    }),
  );
  const rows = Map.groupBy(places, ({ row }) => row);
  expect(Math.max(...[...rows.values()].map((row) => row.length))).toBeGreaterThan(2);
  for (const row of rows.values()) expect(new Set(row.map(({ price }) => price)).size).toBe(1);
});
