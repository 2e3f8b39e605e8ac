import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { banner, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const placeButton = (page: Page) => banner(page).getByRole('button', { name: /^(Enviar para|Informe seu)/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Onde você quer receber' });
const readPlace = (page: Page) => page.evaluate(() => localStorage.getItem('userCep'));

async function openPanel(page: Page) {
  await placeButton(page).click();
  const field = panel(page).getByLabel('CEP', { exact: true });
  await expect(field).toBeFocused();
  return field;
}

for (const { shop, tag, home, query } of [
  { shop: 'Manacá Aromas', tag: [], home: '/', query: '' },
  { shop: 'Caszulo', tag: ['@nightly'], home: '/loja-caszulo', query: '?loja=caszulo' },
]) {
  test(
    `the top bar has a CEP form and shows the location (${shop}) [R2.3-02, R2.3-03, R3-40, R5-01]`,
    { tag },
    async ({ page }) => {
      await openPage(page, home);
      await expect(placeButton(page)).toHaveText('Informe seu CEP');
      const field = await openPanel(page);
      await expect(panel(page)).toBeInViewport({ ratio: 1 });

      await field.fill('123');
      await field.press('Enter');
      await expect(panel(page)).toContainText('Confira o CEP: são 8 números.');
      await expectAccessible(page);

      await field.fill('');
      await field.pressSequentially('01310100999');
      await expect(field).toHaveValue('01310-100');
      const requested = page.waitForRequest(/\/api\/v2\/front\/checkout\/zipcode/);
      await panel(page).getByRole('button', { name: 'Usar este CEP' }).click();
      const request = await requested;
      expect(request.method()).toBe('POST');
      expect(request.postDataJSON()).toEqual({ cep: '01310-100' });
      expect(new URL(request.url()).search).toBe(query);
      await expect(placeButton(page)).toHaveText('Enviar para São Paulo - SP');
      await expect(placeButton(page)).toBeFocused();
      await expect(panel(page)).toBeHidden();
      expect(JSON.parse((await readPlace(page)) ?? '')).toEqual({
        cep: '01310-100',
        cidade: 'São Paulo',
        estado: 'SP',
        regiao: 'Sudeste',
      });

      await openPage(page, home);
      await expect(placeButton(page)).toHaveText('Enviar para São Paulo - SP');
      const again = await openPanel(page);
      await expect(again).toHaveValue('01310-100');
      await again.fill('86010-000');
      await again.press('Enter');
      await expect(placeButton(page), 'no city without the look-up').toHaveText('Enviar para 86010-000 - PR');

      await openPanel(page);
      await panel(page).getByRole('button', { name: 'Remover CEP' }).click();
      await expect(placeButton(page)).toHaveText('Informe seu CEP');
      expect(await readPlace(page)).toBeNull();
    },
  );
}

test('the popover of the CEP closes on Esc, on a press outside and on Tab', async ({ page }) => {
  await openPage(page, '/');
  await openPanel(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(placeButton(page)).toBeFocused();

  await openPanel(page);
  await page.mouse.click(1300, 700);
  await expect(panel(page)).toBeHidden();

  await openPanel(page);
  const link = panel(page).getByRole('link', { name: /^Não sei meu CEP/ });
  await expect(link).toHaveAttribute('href', /correios\.com\.br/);
  await expect(link).toHaveAttribute('target', '_blank');
  await link.focus();
  await page.keyboard.press('Tab');
  await expect(panel(page)).toBeHidden();
});

test.describe('a CEP that belongs to no state', () => {
  test.use({ expectedProblems: [/\b422\b/] });

  test("is rejected beside its field, with the shop's message", async ({ page }) => {
    await openPage(page, '/');
    const field = await openPanel(page);
    await field.fill('00100-000');
    await field.press('Enter');
    await expect(panel(page)).toContainText('CEP não encontrado. Confira os números.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
  });
});
