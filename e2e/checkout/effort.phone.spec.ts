import type { Locator } from '@playwright/test';
import { createCpf, createEmail, maria, signIn } from '../accounts.ts';
import { openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { addWithFreight, knowStreet, openCheckout, placeOrder } from './checkout-steps.ts';
import { countEffort } from './effort.ts';

const copyCode = (main: Locator) => main.getByRole('button', { name: 'Copiar código' });

test('a guest whose CEP is known types five fields at most, and presses six times from the sacola to the code', async ({
  page,
  shop,
}) => {
  await knowStreet(shop);
  await openPage(page, '/sache-perfumado-de-lavanda');
  const main = page.getByRole('main');
  await addWithFreight(page);

  const readEffort = await countEffort(page);
  await openCheckout(page);
  for (const [label, text] of [
    ['E-mail', createEmail()],
    ['Nome completo', 'Marina Prado'],
    ['CPF ou CNPJ', createCpf()],
    ['Celular', '41999990001'],
  ] as const)
    await main.getByLabel(label, { exact: true }).pressSequentially(text);
  await main.getByRole('button', { name: 'Continuar para a entrega' }).click();
  await main.getByLabel('Número').pressSequentially('1578');
  await main.getByRole('button', { name: 'Continuar', exact: true }).click();
  await main.getByRole('button', { name: 'Continuar para o pagamento' }).click();
  await placeOrder(page);
  await expect(copyCode(main)).toBeVisible();

  const { fields, keys, presses } = readEffort();
  expect(fields).toEqual(['email', 'nome', 'documento', 'celular', 'numero']);
  // Every key that the fields above were typed with was counted.
  expect(keys).toBeGreaterThan(40);
  expect(keys).toBeLessThanOrEqual(95);
  expect(presses).toBeGreaterThan(1);
  expect(presses).toBeLessThanOrEqual(6);
});

test('a customer with an address types nothing, and presses three times at most from the sacola to the code', async ({
  page,
  shop,
}) => {
  expect(await signIn(page.request, shop.url, maria)).toBe(200);
  await openPage(page, '/sache-perfumado-de-lavanda');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  const readEffort = await countEffort(page);
  await openCheckout(page);
  await expect(main.getByRole('region', { name: 'Entrega' })).toContainText('Rua XV de Novembro, 300');
  await expect(main.getByRole('region', { name: 'Contato' })).toContainText('***.***.***-25');
  await placeOrder(page);
  await expect(copyCode(main)).toBeVisible();
  const { fields, keys, presses } = readEffort();
  expect([fields, keys]).toEqual([[], 0]);
  expect(presses).toBeGreaterThan(0);
  expect(presses).toBeLessThanOrEqual(3);
});
