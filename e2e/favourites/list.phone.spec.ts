import { register, signIn } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { heading, openPage, sideCart, waitForScript } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { enterWithFavourites, listFavourites, products } from './customer.ts';

const { lavender, sachet, neroli, ceramic } = products;

test('favourites are for customers: visitors sign in first [R2.1-27]', async ({ page }) => {
  for (const path of ['/minha-conta/lista-desejo', '/minha-conta/lista-desejo?loja=caszulo']) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    const target = new URL(response.headers()['location'] ?? '', 'https://loja.example');
    expect([target.pathname, target.searchParams.get('voltar')]).toEqual([
      '/checkout/acesso/',
      '/minha-conta/lista-desejo',
    ]);
    expect(target.searchParams.get('loja')).toBe(path.includes('caszulo') ? 'caszulo' : null);
  }
});

test('lists the favourites with their actions, and removes one with an undo', async ({ page }) => {
  await enterWithFavourites(page, [neroli.id, sachet.id, lavender.id]);
  await openPage(page, '/minha-conta/lista-desejo');
  await expect(heading(page)).toHaveText('Favoritos');
  const list = page.getByRole('region', { name: 'Favoritos' });
  const cards = list.getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(list).toContainText('3 produtos');
  const actions = [/^Escolher volume/, /^Mover para a sacola/, /^Avise-me quando chegar/];
  for (const [index, name] of actions.entries()) {
    await expect(
      cards.nth(index).getByRole('link', { name }).or(cards.nth(index).getByRole('button', { name })),
    ).toBeVisible();
  }

  await page.getByRole('button', { name: `Remover ${sachet.name} dos favoritos` }).click();
  await expect(cards).toHaveCount(2);
  await expect(list.getByRole('heading', { name: 'Favoritos' })).toBeFocused();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(cards).toHaveCount(3);
  await expect(list.getByRole('heading', { name: 'Favoritos' })).toBeFocused();
  await expect(cards.nth(1)).toContainText(sachet.name);
  await expect.poll(() => listFavourites(page)).toContain(sachet.id);

  await cards.nth(1).getByRole('button', { name: 'Mover para a sacola' }).click();
  await expect(sideCart(page)).toContainText(sachet.name);
  await page.keyboard.press('Escape');
  await expect(cards).toHaveCount(2);
  expect(await listFavourites(page)).not.toContain(sachet.id);
});

test('shows a message if there are no favourites and no orders', async ({ page, shop }) => {
  const customer = await register(page.request, shop, 'Cliente sem pedidos');
  expect(await signIn(page.request, '', customer)).toBe(200);
  await openPage(page, '/minha-conta/lista-desejo?loja=caszulo#pedidos');
  await expect(page.getByRole('region', { name: 'Favoritos' })).toContainText(
    'Toque no coração dos produtos para guardá-los aqui.',
  );
  await expect(page.locator('#pedidos')).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Meus pedidos' })).toContainText('Você ainda não tem pedidos.');
  await expectAccessible(page);
});

test('shows twelve favourites per page, of both shops, and links within the shop', async ({ page }) => {
  const oils = Array.from({ length: 12 }, (_, index) => lavender.id + index);
  await enterWithFavourites(page, [ceramic.id, ...oils]);
  await openPage(page, '/minha-conta/lista-desejo?loja=caszulo');
  const cards = page.getByRole('region', { name: 'Favoritos' }).getByRole('article');
  await expect(cards).toHaveCount(12);
  await page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Página 2' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('link').first()).toHaveAttribute('href', `${ceramic.path}?loja=caszulo`);
  await waitForScript(page);
  await page.getByRole('button', { name: /^Remover / }).click();
  await expect(page.getByRole('region', { name: 'Favoritos' })).toContainText(
    'Você tirou todos os favoritos desta página.',
  );
  await page.getByRole('link', { name: 'Ver os outros' }).click();
  await expect(cards).toHaveCount(12);
  await expect(page).toHaveURL(/\/lista-desejo\?loja=caszulo$/);
});
