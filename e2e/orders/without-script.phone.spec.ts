import { heading } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { openMerchant } from '../merchant.ts';
import { placeOrder, toOrderLink } from '../orders.ts';

test.use({ javaScriptEnabled: false, expectedProblems: [/\b422\b/] });

/** Each journey in one shop; in the other one by `npm run nightly`. */
const shops = [
  { name: 'main', query: '' },
  { name: 'caszulo', query: '?loja=caszulo' },
];
const onlyIf = (isDaily: boolean) => ({ tag: isDaily ? [] : ['@nightly'] });

for (const { name, query } of shops) {
  test(
    `an order of ${name} is looked at, repeated, corrected and cancelled [R10.8-15]`,
    onlyIf(name === 'main'),
    async ({ page }) => {
      const order = await placeOrder(page, query);
      await page.goto(toOrderLink(order, query));
      const main = page.getByRole('main');
      await expect(main).toContainText(/Pague até (?:\d\d\/\d\d às )?\d\dh\d\d/);
      // The disclosures below stay open while the page does not renew itself. Locators find no roles and texts inside `noscript`.
      const renewal = main.locator('noscript');
      await expect(renewal).toContainText('a cada 15 segundos', { useInnerText: true });
      await renewal.locator('a').click();
      await expect(renewal).toContainText('não se atualiza sozinha', { useInnerText: true });

      await main.getByText('Corrigir endereço').click();
      await main.getByLabel('Rua').fill('');
      await main.getByRole('button', { name: 'Salvar endereço' }).click();
      await expect(main.getByLabel('Rua')).toHaveAccessibleDescription(/Escreva o nome da rua/);
      await main.getByLabel('Rua').fill('Rua Costa Azevedo');
      await main.getByRole('button', { name: 'Salvar endereço' }).click();
      await expect(main.getByRole('status').filter({ hasText: 'Endereço corrigido.' })).toBeVisible();
      await expect(main).toContainText('Rua Costa Azevedo, 120');

      const [contract] = await Promise.all([
        page.waitForEvent('popup'),
        main.getByRole('link', { name: 'Guardar ou imprimir o contrato' }).click(),
      ]);
      await expect(contract.locator('body')).toContainText(order.numero);
      await contract.close();

      await main.getByText('Cancelar pedido').click();
      await main.getByRole('button', { name: `Sim, cancelar ${order.numero}` }).click();
      await expect(heading(page)).toHaveText('Pedido cancelado');
      await expect(main).toContainText('não pague mais o código deste pedido');

      await main.getByRole('button', { name: 'Comprar de novo' }).click();
      await expect(page).toHaveURL(`/checkout/carrinho${query}`);
      await expect(heading(page)).toHaveText('Sua sacola (2)');
    },
  );
}

for (const { name, query } of shops) {
  test(
    `a delivered order of ${name} is exchanged in part, withdrawn from and bought again`,
    onlyIf(name === 'caszulo'),
    async ({ page, shop }) => {
      const order = await placeOrder(page, query);
      const merchant = await openMerchant(shop.databaseFile);
      await merchant.order(order.numero, 'delivered');
      await merchant.close();
      await page.goto(toOrderLink(order, query));
      const main = page.getByRole('main');
      await expect(heading(page)).toHaveText('Pedido entregue');

      await main.getByText('Pedir uma troca', { exact: true }).click();
      const exchange = main.locator('form', { has: page.getByRole('button', { name: 'Pedir a troca' }) });
      await exchange.getByRole('combobox').selectOption('1');
      await exchange.getByRole('button', { name: 'Pedir a troca' }).click();
      const wish = exchange.getByLabel('O que você quer no lugar, e por quê?');
      await expect(wish).toBeFocused();
      await expect(wish).toHaveAccessibleDescription('Conte em poucas palavras, para a gente poder ajudar.');
      await expect(exchange.getByRole('combobox')).toHaveValue('1');
      await wish.fill('O de lavanda: o aroma é mais forte do que eu esperava.');
      await exchange.getByRole('button', { name: 'Pedir a troca' }).click();
      await expect(main.getByText(/^Protocolo S-/)).toHaveCount(1);

      await main.getByText('Desistir da compra', { exact: true }).click();
      await main.getByRole('button', { name: 'Confirmar a desistência' }).click();
      await expect(main.getByText(/^Protocolo S-/)).toHaveCount(2);

      await main.getByRole('button', { name: 'Comprar de novo' }).click();
      await expect(page).toHaveURL(`/checkout/carrinho${query}`);
      await expect(heading(page)).toHaveText('Sua sacola (2)');
    },
  );
}

test('the link to an order is mailed, with the same answer for every number', async ({ page, shop }) => {
  const { numero, email } = await placeOrder(page);
  await page.goto(`/pedido?numero=${numero}`);
  const main = page.getByRole('main');
  await expect(main.getByLabel('Número do pedido')).toHaveValue(numero);
  await main.getByLabel('E-mail').fill('marina@');
  await main.getByRole('button', { name: 'Receber o link' }).click();
  await expect(main.getByLabel('E-mail')).toHaveAccessibleDescription(/Confira o e-mail/);
  await main.getByLabel('E-mail').fill(email);
  await main.getByRole('button', { name: 'Receber o link' }).click();
  const answer = main.getByText('Se houver um pedido com esse número e esse e-mail');
  await expect(answer).toBeVisible();
  const known = await main.innerText();
  expect(shop.mailFolder).toBeTruthy();

  await page.goto('/pedido');
  await main.getByLabel('Número do pedido').fill('3333-3333');
  await main.getByLabel('E-mail').fill(email);
  await main.getByRole('button', { name: 'Receber o link' }).click();
  await expect(answer).toBeVisible();
  expect(await main.innerText()).toBe(known);
});
