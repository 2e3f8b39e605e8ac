import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { openPage, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const box = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Frete e prazo' });
const rows = (page: Page) => box(page).getByRole('list', { name: 'Opções de entrega' }).getByRole('listitem');
const keepPlace = (page: Page, place: object) =>
  page.evaluate((value) => localStorage.setItem('userCep', JSON.stringify(value)), place);
const isQuote = (request: Request) => request.url().includes('/shipment/');

for (const { shop, tag, product, value, kit, query } of [
  {
    shop: 'Manacá Aromas',
    tag: '@desktop',
    product: '/oleo-essencial-de-melaleuca',
    value: '30 ml',
    kit: '/lista/kit-sono',
    query: '',
  },
  {
    shop: 'Caszulo',
    tag: '@phone',
    product: '/vela-vegetal-de-figo?loja=caszulo',
    value: undefined,
    kit: '/lista/monte-sua-gaveta?loja=caszulo',
    query: '?loja=caszulo',
  },
]) {
  test(
    `a product's freight depends on the selected value and quantity, a kit's on the known location (${shop}) [R3-25, R9-09]`,
    { tag },
    async ({ page }) => {
      await openPage(page, product);
      await box(page).getByLabel('CEP', { exact: true }).fill('80010000');
      await box(page).getByRole('button', { name: 'Calcular' }).click();
      await expect(rows(page)).toHaveText([
        /^Retirar em Curitiba Retire em 1 dia útil\s*Retire a partir de \S+, \d+º? de \S+\s*Grátis$/,
        /^Econômico até 4 dias úteis\s*Chega até \S+, \d+º? de \S+\s*R\$\s13,90$/,
        /^Expresso até 2 dias úteis\s*Chega até \S+, \d+º? de \S+\s*R\$\s23,90$/,
      ]);
      await expect(box(page)).toContainText('Entrega em Curitiba - PR');
      await box(page).getByText('Onde retirar').click();
      await expect(box(page)).toContainText('Rua das Jabuticabeiras, 210, Santa Felicidade, Curitiba - PR');
      await expectAccessible(page);

      await box(page)
        .getByRole('button', { name: /^Trocar/ })
        .click();
      await box(page).getByLabel('CEP', { exact: true }).fill('00000000');
      await box(page).getByRole('button', { name: 'Calcular' }).click();
      await expect(box(page)).toContainText('CEP não encontrado. Confira os números.');
      await expect(rows(page), 'no quote of the CEP before stands below the refused one').toHaveCount(0);
      await box(page).getByLabel('CEP', { exact: true }).fill('80010000');
      await box(page).getByRole('button', { name: 'Calcular' }).click();
      await expect(rows(page)).toHaveCount(3);

      if (value) {
        const ofValue = page.waitForRequest(isQuote);
        await page.getByRole('main').getByRole('radio', { name: value }).check();
        expect((await ofValue).postDataJSON()).toMatchObject({ quantidade: 1, idAtributoValor: expect.any(Number) });
      }
      const ofTwo = page.waitForRequest(isQuote);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Aumentar quantidade/ })
        .first()
        .click();
      const request = await ofTwo;
      expect(new URL(request.url()).pathname).toBe('/api/v2/front/shipment/product');
      expect(request.headers()['app-token']).toBe('wapstore');
      expect(request.postDataJSON()).toMatchObject({ cep: '80010-000', quantidade: 2 });

      const ofKit = page.waitForRequest(isQuote);
      await openPage(page, kit);
      await box(page).scrollIntoViewIfNeeded();
      expect(new URL((await ofKit).url()).pathname).toBe('/api/v2/front/shipment/list');
      await expect(rows(page)).toHaveCount(3);

      await openPage(page, `/sache-perfumado-de-lavanda${query}`);
      await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
      const ofCart = sideCart(page).getByRole('region', { name: 'Frete e prazo' });
      await expect(ofCart.getByRole('listitem').filter({ hasText: 'Econômico' })).toContainText(/R\$\s13,90/);
      await expect(sideCart(page)).toContainText(/Frete\s*a partir de R\$\s13,90/);
      await expect(sideCart(page)).toContainText('Adicione R$ 129,10 e fique isento de Frete.');
      await expectAccessible(page);

      // On a phone the side cart changes the location: to the Centre-West, where freight is dearer.
      await ofCart.getByRole('button', { name: /^Trocar/ }).click();
      const field = ofCart.getByLabel('CEP', { exact: true });
      await expect(field).toBeFocused();
      await field.fill('79002-000');
      await field.press('Enter');
      await expect(ofCart).toContainText('Entrega em Campo Grande - MS');
      await expect(sideCart(page)).toContainText(/Frete\s*a partir de R\$\s22,90/);
      await expect(sideCart(page)).toContainText('Adicione R$ 139,10 e fique isento de Frete.');
    },
  );
}

test.describe('when freight cannot be calculated', () => {
  test.use({ expectedProblems: [/\b503\b/] });

  test('the shopper sees the error and can retry', { tag: '@phone' }, async ({ page }) => {
    await openPage(page, '/oleo-essencial-de-melaleuca');
    await keepPlace(page, { cep: '80010-000', cidade: 'Curitiba', estado: 'PR' });
    await page.route('**/shipment/product', (route) => route.fulfill({ status: 503, json: { error: 'x' } }));
    await openPage(page, '/oleo-essencial-de-melaleuca');
    await box(page).scrollIntoViewIfNeeded();
    await expect(box(page)).toContainText('Não foi possível calcular o frete agora. Tente de novo.');
    await page.unroute('**/shipment/product');
    await box(page).getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(rows(page)).toHaveCount(3);
  });
});

test(
  'on a low phone the bar with the button does not cover the error of a CEP',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPage(page, '/difusor-de-varetas-figo-e-cassis?loja=caszulo');
    const field = box(page).getByLabel('CEP', { exact: true });
    await field.fill('00000000');
    await field.press('Enter');
    const error = box(page).getByText('CEP não encontrado. Confira os números.');
    const isCovered = () =>
      error.evaluate((element) => {
        const { left, bottom } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 8, bottom - 4) !== element;
      });
    await expect.poll(isCovered).toBe(false);
  },
);
