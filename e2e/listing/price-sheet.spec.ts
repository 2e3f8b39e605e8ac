import { openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

for (const viewport of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
])
  test.describe(`on a phone of ${viewport.width} px`, () => {
    test.use({ viewport, isMobile: true, hasTouch: true });

    test('a price that is no amount is refused in sight, above the button', async ({ page }) => {
      await openPage(page, '/oleos-essenciais');
      await page
        .getByRole('button', { name: 'Filtrar', exact: true })
        .or(page.getByRole('link', { name: 'Filtrar', exact: true }))
        .tap();
      const sheet = page.getByRole('dialog', { name: 'Filtrar' });
      await sheet.getByLabel('Até R$').fill('abc');
      await sheet.getByRole('button', { name: /^Ver \d+ produtos/ }).tap();
      await expect(sheet.getByText('Escreva o preço em reais, como 49,90.')).toBeInViewport({ ratio: 1 });
      await expect(sheet.getByLabel('Até R$')).toBeFocused();
    });
  });
