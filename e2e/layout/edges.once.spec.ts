import type { Page } from '@playwright/test';
import { maria, signIn } from '../accounts.ts';
import { banner, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { bothShops, inShop } from '../screens/pages.ts';

const kinds = [
  '/',
  '/oleos-essenciais',
  '/busca?busca=lavanda',
  '/oleo-essencial-de-melaleuca',
  '/lista',
  '/lista/kit-sono',
  '/lista/casa-de-praia',
  '/c/presentes',
  '/marcas',
  '/comparar?ids=179,180',
  '/laudo/oleo-essencial-de-lavanda-francesa',
  '/pagina',
  '/pagina/entrega',
  '/checkout/carrinho',
  '/checkout/acesso/',
  '/checkout/cadastro',
  '/pedido',
];
const ofAccount = ['/minha-conta/', '/minha-conta/pedidos'];

/** Left and right edge of what each part of a page holds: its sections and those of the footer, without their padding. */
const listEdges = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > *, footer > div')].flatMap((part) => {
      const { left, right, height } = part.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(part);
      const edges = [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)].map(Math.round);
      return height > 0 ? [edges.join(' to ')] : [];
    }),
  );

async function expectOneEdge(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  const [logo, cart] = [
    await banner(page)
      .getByRole('link', { name: /página inicial/ })
      .boundingBox(),
    await banner(page)
      .getByRole('link', { name: /sacola/i })
      .or(banner(page).getByRole('button', { name: /sacola/i }))
      .boundingBox(),
  ];
  const header = `${Math.round(logo?.x ?? 0)} to ${Math.round((cart?.x ?? 0) + (cart?.width ?? 0))}`;
  const width = page.viewportSize()?.width ?? 0;
  expect.soft(new Set(await listEdges(page)), `${path} at ${width} px`).toEqual(new Set([header]));
}

for (const shop of bothShops) {
  test(`every kind of page has the edges of the header: ${shop.name}`, async ({ page }) => {
    for (const width of [1366, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of kinds) await expectOneEdge(page, inShop({ path }, shop).path);
    }
    await signIn(page.request, '', maria);
    for (const path of ofAccount) await expectOneEdge(page, inShop({ path }, shop).path);
  });
}
