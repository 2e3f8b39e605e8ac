import { maria, register, signIn } from '../accounts.ts';
import { heading, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { openMerchant } from '../merchant.ts';
import { placeOrder, toOrderLink } from '../orders.ts';

test('a customer finds the orders of both shops in the account', async ({ page, shop, playwright }) => {
  const visitor = await playwright.request.newContext();
  const customer = await register(visitor, shop, 'Rosa Lima');
  await visitor.dispose();
  expect(await signIn(page.request, shop.url, customer)).toBe(200);
  const first = await placeOrder(page);
  const second = await placeOrder(page, '?loja=caszulo');

  await openPage(page, '/minha-conta/');
  const main = page.getByRole('main');
  const nav = page.getByRole('navigation', { name: 'Minha conta' });
  await expect(main.getByRole('link', { name: `Pedido ${second.numero}` })).toBeVisible();
  await nav.getByRole('link', { name: 'Meus pedidos' }).click();
  await expect(heading(page)).toHaveText('Meus pedidos');
  await expect(nav.getByRole('link', { name: 'Meus pedidos' })).toHaveAttribute('aria-current', 'page');
  const orders = main.getByRole('list', { name: 'Seus pedidos' });
  await expect(orders.getByRole('heading')).toHaveText([`Pedido ${second.numero}`, `Pedido ${first.numero}`]);

  await orders.getByRole('link', { name: `Pagar o pedido ${first.numero}` }).click();
  await expect(page).toHaveURL(`/minha-conta/pedidos/${first.numero}`);
  await expect(heading(page)).toHaveText('Falta só o Pix');
  await main.getByText('Cancelar pedido').click();
  await main.getByRole('button', { name: `Sim, cancelar ${first.numero}` }).click();
  await expect(heading(page)).toHaveText('Pedido cancelado');
  await main.getByRole('button', { name: 'Comprar de novo' }).click();
  await expect(heading(page)).toHaveText('Sua sacola (2)');
  await page.goBack();
  await main.getByRole('link', { name: 'Todos os pedidos' }).click();
  await expect(orders.getByRole('listitem').filter({ hasText: first.numero })).toContainText('Cancelado');

  await openPage(page, '/minha-conta/lista-desejo#pedidos');
  const section = page.getByRole('region', { name: 'Meus pedidos' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(2);
  await section.getByRole('link', { name: 'Ver os 2 pedidos' }).click();
  await expect(heading(page)).toHaveText('Meus pedidos');
});

test.describe('another customer', () => {
  test.use({ expectedProblems: [/\b404\b/] });

  test('sees nothing of an order by its number', async ({ page, shop, playwright }) => {
    const { numero } = await placeOrder(page);
    await page.context().clearCookies();
    const visitor = await playwright.request.newContext();
    const customer = await register(visitor, shop, 'Lia Souza');
    await visitor.dispose();
    expect(await signIn(page.request, shop.url, customer)).toBe(200);
    for (const path of ['/minha-conta/pedidos/', '/checkout/pedido/']) {
      const read = async (number: string) => {
        const answer = await page.goto(path + number);
        await expect(heading(page)).toHaveText('Não encontramos esse pedido');
        return [answer?.status(), await page.getByRole('main').innerText(), await page.title()];
      };
      const known = await read(numero);
      expect(known[0]).toBe(404);
      expect(await read('3333-3333')).toEqual(known);
    }
    await expect(page.getByRole('main').getByRole('link', { name: 'Receber o link do pedido' })).toBeVisible();
  });

  test('sees nothing of what was bought as a guest before the one who was signed in left', async ({ page, shop }) => {
    const order = await placeOrder(page);
    await openPage(page, toOrderLink(order));
    await expect(heading(page)).toHaveText('Falta só o Pix');
    expect(await signIn(page.request, shop.url, maria)).toBe(200);
    await openPage(page, '/minha-conta/');
    await page.getByRole('navigation', { name: 'Minha conta' }).getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL('/');
    await page.goto(`/checkout/pedido/${order.numero}`);
    await expect(heading(page)).toHaveText('Não encontramos esse pedido');
  });
});

test.describe('a step that an order no longer allows', () => {
  test.use({ expectedProblems: [/\b422\b/] });

  test('is refused beside what the order is now', async ({ page, shop }) => {
    expect(await signIn(page.request, shop.url, maria)).toBe(200);
    const merchant = await openMerchant(shop.databaseFile);
    const main = page.getByRole('main');
    for (const path of ['/minha-conta/pedidos/', '/checkout/pedido/']) {
      const { numero } = await placeOrder(page);
      // The page of a paid order does not ask for its state by itself.
      await merchant.order(numero, 'paid');
      await openPage(page, path + numero);
      await main.getByText('Cancelar pedido').click();
      await merchant.order(numero, 'shipped');
      await main.getByRole('button', { name: `Sim, cancelar ${numero}` }).click();
      await expect(main).toContainText('Este pedido não pode mais ser cancelado por aqui.');
      await expect(heading(page)).toHaveText('Seu pedido está a caminho');
      await expect(main.getByText('Desistir da compra', { exact: true })).toBeVisible();
    }
    await merchant.close();
  });
});

test('the token of a link is in no address, Referer or title', async ({ page }) => {
  const { numero, token } = await placeOrder(page);
  const seen: string[] = [];
  page.on('request', (request) => {
    seen.push(request.headers()['referer'] ?? '');
    if (!request.isNavigationRequest()) seen.push(request.url());
  });
  await openPage(page, `/checkout/pedido/${numero}?t=${token}`);
  await expect(page.getByRole('timer')).toHaveText(/^Faltam/);
  await page.getByRole('banner').getByRole('link', { name: 'Ofertas' }).click();
  await expect(page).toHaveURL('/ofertas');
  expect(seen.filter((text) => text.includes(token))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(`/checkout/pedido/${numero}`);
  await expect(page).toHaveTitle(`Pedido ${numero}`);
  expect(await page.content()).not.toContain(token);
});
