import type { Page, Request } from '@playwright/test';
import { fillSignIn, maria } from '../accounts.ts';
import { banner, cards, expectAddress, openPage, waitForScript } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { enterWithFavourites, listFavourites, products } from './customer.ts';

const { lavender, sachet } = products;
const heartOf = (page: Page, name: string) => page.getByRole('button', { name: `Salvar ${name} nos favoritos` });
const fullHeartOf = (page: Page, name: string) => page.getByRole('button', { name: `Remover ${name} dos favoritos` });
const toast = (page: Page) => page.getByRole('status').filter({ hasText: /favoritos/ });

const payloadOf = (idProduto: number) => ({
  idProduto,
  idAtributoSimples: 0,
  idUnidadeVenda: 0,
  quantidade: 1,
  parametroAdicional: '',
});

const wishlistPosts = (page: Page) => {
  const posts: [verb: string, body: unknown][] = [];
  page.on('request', (request: Request) => {
    const verb = /\/wishlist\/(\w+)/.exec(request.url())?.[1];
    if (verb && request.method() === 'POST') posts.push([verb, request.postDataJSON()]);
  });
  return posts;
};

test.describe('a visitor', () => {
  test.use({ expectedProblems: [/\b401\b/] });

  for (const { shop, tag, path, saved, returned } of [
    { shop: 'main', tag: ['@nightly'], path: '/oleos-essenciais?order=Popularidade', saved: lavender, returned: '' },
    { shop: 'caszulo', tag: [], path: '/busca?busca=sach%C3%AA&loja=caszulo', saved: sachet, returned: 'caszulo' },
  ]) {
    test(
      `who presses the favourite button is redirected to sign in with the return path (${shop}) [R8-11]`,
      { tag },
      async ({ page }) => {
        const posts = wishlistPosts(page);
        await openPage(page, path);
        const heart = heartOf(page, saved.name);
        await expect(heart).toHaveAttribute('aria-pressed', 'false');
        await heart.click();
        await expect(page).toHaveURL(/\/checkout\/acesso\//);
        const { searchParams } = new URL(page.url());
        expect(searchParams.get('voltar')).toBe(path);
        expect(searchParams.get('favorito')).toBe(String(saved.id));
        expect(searchParams.get('loja') ?? '').toBe(returned);
        expect(posts).toEqual([['add', payloadOf(saved.id)]]);
      },
    );
  }
});

test.describe('a visitor who signs in in another tab', () => {
  test.use({ expectedProblems: [/\b401\b/] });

  test('sees the product saved after a reload of the sign-in page', async ({ page }) => {
    await openPage(page, '/oleos-essenciais');
    await heartOf(page, lavender.name).click();
    await expect(page).toHaveURL(/\/checkout\/acesso\//);
    await enterWithFavourites(page);
    await page.reload();
    await expectAddress(page, '/oleos-essenciais');
    await expect(fullHeartOf(page, lavender.name)).toHaveAttribute('aria-pressed', 'true');
  });

  test('is redirected by the sign-in page once it detects the sign-in', async ({ page, context }) => {
    await openPage(page, '/oleos-essenciais');
    await heartOf(page, lavender.name).click();
    await expect(page).toHaveURL(/\/checkout\/acesso\//);
    await waitForScript(page);
    const other = await context.newPage();
    await openPage(other, '/checkout/acesso/?voltar=/marcas');
    await fillSignIn(other.getByRole('main'), maria);
    await expectAddress(page, '/oleos-essenciais');
    await expect(fullHeartOf(page, lavender.name)).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a customer saves a product by the favourite button of its card, and sees it on every page with the product [R7-26]', async ({
  page,
}) => {
  await enterWithFavourites(page);
  const posts = wishlistPosts(page);
  await openPage(page, '/oleos-essenciais');
  const heart = heartOf(page, lavender.name);
  const box = await heart.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await heart.focus();
  await page.keyboard.press('Space');
  await expect(toast(page)).toContainText('Salvo nos favoritos');
  await expect(fullHeartOf(page, lavender.name)).toHaveAttribute('aria-pressed', 'true');
  await expect(banner(page).getByRole('link', { name: 'Favoritos, 1 produto' })).toHaveAttribute(
    'href',
    '/minha-conta/lista-desejo',
  );
  expect(await listFavourites(page)).toEqual([lavender.id]);

  await cards(page).getByRole('link', { name: lavender.name, exact: true }).click();
  const button = page.getByRole('main').getByRole('button', { name: 'Remover dos favoritos' });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('radio', { name: /10 ml/ }).check();
  await button.click();
  await expect(toast(page)).toContainText('Removido dos favoritos');
  await expect(button).toBeHidden();
  await toast(page).getByRole('button', { name: 'Desfazer' }).click();
  await expect(toast(page)).toContainText('Salvo nos favoritos');
  expect(posts.map(([verb]) => verb)).toEqual(['add', 'verify', 'remove', 'add']);
  expect(posts[0]?.[1]).toEqual(payloadOf(lavender.id));
  expect(posts[2]?.[1]).toEqual({ ...payloadOf(lavender.id), idAtributoSimples: expect.any(Number) });
});

test('the product page loads whether it is a favourite [R7-27]', async ({ page }) => {
  await enterWithFavourites(page);
  await page.route('**/wishlist/verify', (route) => route.fulfill({ json: { sucesso: true } }));
  await openPage(page, sachet.path);
  await expect(page.getByRole('button', { name: 'Remover dos favoritos' })).toHaveAttribute('aria-pressed', 'true');
});

test('the favourite button reverts if the server does not confirm the change [R4-11]', async ({ page }) => {
  await enterWithFavourites(page, [lavender.id]);
  await page.route(/wishlist\/(?:add|remove)/, (route) => route.fulfill({ json: { sucesso: false } }));
  await openPage(page, '/oleos-essenciais');
  const other = page.getByRole('button', { name: /^Salvar .* nos favoritos$/ }).first();
  await other.click();
  await expect(page.getByRole('status').filter({ hasText: 'Não deu certo agora.' })).toBeVisible();
  await expect(other).toHaveAttribute('aria-pressed', 'false');
  await fullHeartOf(page, lavender.name).click();
  await expect(page.getByRole('button', { name: /^Remover .* dos favoritos$/ })).toHaveCount(1);
  await expect(fullHeartOf(page, lavender.name)).toHaveAttribute('aria-pressed', 'true');
});
