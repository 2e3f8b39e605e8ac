import { heading, openPage, price } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { placeOrder, toOrderLink } from '../orders.ts';

for (const { shop, tag, query } of [
  { shop: 'main', tag: '@phone', query: '' },
  { shop: 'caszulo', tag: '@desktop', query: '?loja=caszulo' },
]) {
  test(`an order of ${shop} waits for its Pix, is paid and says so by itself`, { tag }, async ({ page }) => {
    const order = await placeOrder(page, query);
    await openPage(page, toOrderLink(order, query));
    await expect(page).toHaveURL(`/checkout/pedido/${order.numero}${query}`);
    await expect(page.locator('html')).toHaveAttribute('data-shop', shop);
    await expect(heading(page)).toHaveText('Falta só o Pix');
    const payment = page.getByRole('region', { name: 'Pague com Pix' });
    await expect(payment.getByRole('img', { name: 'QR Code para pagar com Pix' })).toBeVisible();
    await expect(payment.getByLabel('Pix copia e cola')).toHaveValue(/^0002/);
    await expect(payment.getByRole('timer')).toHaveText(/^Faltam (?:30:00|29:\d\d)$/);
    await expect(payment).toContainText(price('\\d+,\\d\\d'));
    await payment.getByText('Já paguei').click();
    await expect(payment).toContainText('A confirmação chega em segundos, aqui e em');
    await expect(payment).toContainText('Loja de demonstração: não pague este Pix.');

    // Paid elsewhere: the page asks by itself.
    const paid = await page.request.post(`/api/v2/front/order/${order.numero}/demonstration-payment`, {
      headers: { 'App-Token': 'wapstore', 'Order-Token': order.token },
      data: {},
    });
    expect(paid.status()).toBe(200);
    await expect(heading(page)).toHaveText('Pagamento confirmado');
    await expect(page.getByText(/^Pagamento confirmado\. /)).toHaveRole('status');
    await expect(page.getByRole('region', { name: 'Pague com Pix' })).toBeHidden();
    await expect(page.getByRole('list', { name: 'Andamento do pedido' })).toContainText('Pagamento confirmado');

    const amounts = await page.getByRole('heading', { name: 'Valores' }).boundingBox();
    const items = await page.getByRole('list', { name: 'Itens do pedido' }).boundingBox();
    const isBeside = (amounts?.x ?? 0) > (items?.x ?? 0) + (items?.width ?? 0);
    expect(isBeside, 'amounts stand beside the items where there is room').toBe(tag === '@desktop');
  });
}

test(
  'a demonstration plays the payment by a button of the page, and then offers an account',
  { tag: '@phone' },
  async ({ page }) => {
    await openPage(page, toOrderLink(await placeOrder(page)));
    await page.getByRole('button', { name: 'Fazer de conta que paguei' }).click();
    await expect(heading(page)).toHaveText('Pagamento confirmado');

    await page.getByLabel('Crie uma senha').fill('Folha verde de capim 7');
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByText(/^Quase pronto\. Abra o link que mandamos/)).toBeVisible();
  },
);

test('the code is copied by a button of the first screen', { tag: '@phone' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, toOrderLink(await placeOrder(page)));
  const code = await page.getByLabel('Pix copia e cola').inputValue();
  await expect(page.getByText('Pagar por outro aparelho')).not.toBeInViewport();
  await expect(page.getByText(/^Pague até/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Copiar código' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Copiar código' }).click();
  await expect(page.getByText(/^Código copiado/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('the purchase is pushed once, however often the page is opened', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, toOrderLink(await placeOrder(page)));
  const countPurchases = () =>
    page.evaluate(() => window.dataLayer?.filter((entry) => JSON.stringify(entry).includes('"purchase"')).length);
  await expect.poll(countPurchases).toBe(1);
  await page.reload();
  await expect(heading(page)).toHaveText('Falta só o Pix');
  await expect(page.getByRole('timer')).toHaveText(/^Faltam/);
  expect(await countPurchases()).toBe(0);
});
