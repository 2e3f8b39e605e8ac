import { heading } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { enterWithFavourites, listFavourites, products } from './customer.ts';

const { lavender, sachet } = products;

test.use({ javaScriptEnabled: false });

test('the favourite button without JavaScript redirects a visitor to sign in, with the return path [R6-04]', async ({
  page,
}) => {
  await page.goto('/loja-caszulo');
  await page
    .getByRole('button', { name: `Salvar ${sachet.name} nos favoritos` })
    .first()
    .click();
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/checkout/acesso/');
  expect(Object.fromEntries(searchParams)).toEqual({
    voltar: '/loja-caszulo',
    favorito: String(sachet.id),
    loja: 'caszulo',
  });
});

test('favourites are added, removed and moved to the sacola without JavaScript', async ({ page }) => {
  await enterWithFavourites(page, [sachet.id]);
  await page.goto('/oleos-essenciais?ipp=24');
  await page.getByRole('button', { name: `Salvar ${lavender.name} nos favoritos` }).click();
  await expect(page).toHaveURL(/\/minha-conta\/lista-desejo$/);
  await expect(page.getByRole('region', { name: 'Favoritos' }).getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: `Remover ${lavender.name} dos favoritos` }).click();
  await expect(heading(page)).toHaveText('Favoritos');
  await expect(page.getByRole('region', { name: 'Favoritos' }).getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Mover para a sacola' }).click();
  await expect(page).toHaveURL(/\/checkout\/carrinho/);
  await expect(page.getByRole('main')).toContainText(sachet.name);
  expect(await listFavourites(page)).toEqual([]);
});

test('a return path to another site is ignored', async ({ page }) => {
  await enterWithFavourites(page);
  const response = await page.request.post('/favoritos', {
    form: { remove: String(lavender.id), voltar: '//evil.example/' },
    maxRedirects: 0,
  });
  expect([response.status(), response.headers()['location']]).toEqual([303, '/']);
});
