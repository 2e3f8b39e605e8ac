import type { Page } from '@playwright/test';
import { fillSignIn, maria, register } from '../accounts.ts';
import { banner, cartButton, expectAddress, openPage, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

// A shop of its own, because other tests also change the cart of its customer.
test.use({ shopVariables: { RATE_LIMIT: 'off' } });

const placeButton = (page: Page) => banner(page).getByRole('button', { name: /^(Enviar para|Informe seu)/ });
const addToCart = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();

test("a customer's own region applies until another CEP is typed [R9-08]", async ({ page }) => {
  await openPage(page, '/sache-perfumado-de-lavanda');
  await addToCart(page);
  await expect(sideCart(page)).toContainText('Adicione R$ 139,10 e fique isento de Frete.');
  await page.keyboard.press('Escape');

  await page.goto('/checkout/acesso/');
  await fillSignIn(page.getByRole('main'), maria);
  await expect(banner(page)).toContainText(maria.greeting);
  await openPage(page, '/');
  await expect(placeButton(page)).toHaveText('Enviar para Curitiba - PR');
  await cartButton(page).click();
  await expect(sideCart(page)).toContainText('Adicione R$ 129,10 e fique isento de Frete.');
  await expect(sideCart(page).getByRole('region', { name: 'Frete e prazo' })).toContainText('Entrega em Curitiba - PR');
  await page.keyboard.press('Escape');

  await placeButton(page).click();
  await page.getByLabel('CEP', { exact: true }).fill('79002-000');
  await page.keyboard.press('Enter');
  await expect(placeButton(page)).toHaveText('Enviar para Campo Grande - MS');
  await cartButton(page).click();
  await expect(sideCart(page)).toContainText('Adicione R$ 139,10 e fique isento de Frete.');
  await page.keyboard.press('Escape');

  await placeButton(page).click();
  await page.getByRole('button', { name: 'Remover CEP' }).click();
  await expect(placeButton(page)).toHaveText('Enviar para Curitiba - PR');

  await page.goto('/minha-conta/');
  await page.getByRole('button', { name: 'Sair' }).first().click();
  await expect(banner(page)).toContainText('Olá, visitante!');
  await expect(placeButton(page)).toHaveText('Informe seu CEP');
});

test('the sign-in form of the header loads the location, which follows the main address', async ({
  page,
  shop,
  playwright,
}) => {
  const elsewhere = await playwright.request.newContext();
  const customer = await register(elsewhere, shop, 'Rita Prado');
  await elsewhere.dispose();
  await openPage(page, '/marcas');
  await banner(page)
    .getByRole('button', { name: /Entre ou cadastre-se/ })
    .click();
  await fillSignIn(banner(page), customer);
  await expect(banner(page)).toContainText('Olá, Rita!');
  await expect(placeButton(page), 'no address yet').toHaveText('Informe seu CEP');

  const main = page.getByRole('main');
  const add = async (cep: string, city: string, state: string) => {
    await openPage(page, '/minha-conta/enderecos/novo');
    await main.getByLabel('CEP', { exact: true }).fill(cep);
    await main.getByLabel('Rua').fill('Rua das Flores');
    await main.getByLabel('Número').fill('10');
    await main.getByLabel('Bairro').fill('Centro');
    await main.getByLabel('Cidade').fill(city);
    await main.getByLabel('Estado').selectOption(state);
    await main.getByLabel('Apelido').fill(city);
    await main.getByRole('button', { name: 'Salvar endereço' }).click();
    await expectAddress(page, '/minha-conta/enderecos?salvo=endereco');
  };
  await add('80010-000', 'Curitiba', 'PR');
  await expect(placeButton(page)).toHaveText('Enviar para Curitiba - PR');
  await add('79002-000', 'Campo Grande', 'MS');
  await expect(placeButton(page)).toHaveText('Enviar para Curitiba - PR');
  await main.getByRole('button', { name: 'Tornar principal: Campo Grande' }).click();
  await expect(placeButton(page)).toHaveText('Enviar para Campo Grande - MS');
});
