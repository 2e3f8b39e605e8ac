import { heading, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { placeOrder, toOrderLink } from '../orders.ts';

test('a card is refused, tried again and approved on the page that plays it', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, toOrderLink(await placeOrder(page, '', 'cartao')));
  await expect(heading(page)).toHaveText('Falta só o pagamento');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Pagar com cartão' }).click();
  await expect(heading(page)).toHaveText('Cartão de faz de conta');
  await main.getByRole('button', { name: 'Recusar' }).click();
  await expect(heading(page)).toHaveText('O pagamento não foi aprovado');
  await expect(main.getByRole('region', { name: 'O cartão foi recusado' })).toContainText('nada foi cobrado');
  await main.getByRole('button', { name: /^Outro cartão: / }).click();
  await expect(heading(page)).toHaveText('Cartão de faz de conta');
  await main.getByLabel('Parcelas').selectOption('2');
  await main.getByRole('button', { name: 'Aprovar' }).click();
  await expect(heading(page)).toHaveText('Pagamento confirmado');
  await expect(main).toContainText(/Total pago no cartão.*em 2x de R\$\s[\d,]+ sem juros/);
});

test('a card in review says so, and is approved later', { tag: '@desktop' }, async ({ page }) => {
  const query = '?loja=caszulo';
  await openPage(page, toOrderLink(await placeOrder(page, query, 'cartao'), query));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Pagar com cartão' }).click();
  await main.getByRole('button', { name: 'Deixar em análise' }).click();
  await expect(heading(page)).toHaveText('Pagamento em análise');
  await expect(page.locator('html')).toHaveAttribute('data-shop', 'caszulo');
  await expect(main.getByText('Prefere pagar de outro jeito?')).toBeHidden();
  await main.getByRole('link', { name: 'Decidir pelo banco' }).click();
  await expect(main.getByRole('button', { name: 'Deixar em análise' })).toBeHidden();
  await main.getByRole('button', { name: 'Aprovar' }).click();
  await expect(heading(page)).toHaveText('Pagamento confirmado');
});

test('a boleto has its digits and its last day, and is paid', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, toOrderLink(await placeOrder(page, '', 'boleto')));
  await expect(heading(page)).toHaveText('Falta só pagar o boleto');
  const payment = page.getByRole('region', { name: 'Pague o boleto' });
  await expect(payment.getByLabel('Linha digitável')).toHaveValue(/^00000\.00000 /);
  await expect(payment).toContainText('Vencimento');
  await expect(payment).toContainText('conta a partir da confirmação do pagamento');
  await payment.getByRole('link', { name: 'Abrir o boleto' }).click();
  await page.getByRole('button', { name: 'Pagar o boleto' }).click();
  await expect(heading(page)).toHaveText('Pagamento confirmado');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a boleto is left to expire', { tag: '@phone' }, async ({ page }) => {
    const query = '?loja=caszulo';
    const order = await placeOrder(page, query, 'boleto');
    await page.goto(toOrderLink(order, query));
    await page.getByRole('link', { name: 'Abrir o boleto' }).click();
    await expect(heading(page)).toHaveText('Boleto de faz de conta');
    await page.getByRole('button', { name: 'Deixar vencer' }).click();
    await expect(heading(page)).toHaveText('O prazo do pagamento acabou');
    await expect(page).toHaveURL(`/checkout/pedido/${order.numero}${query}`);
  });
});
