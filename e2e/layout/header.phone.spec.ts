import { banner, openPage, settle } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test('the header has room between wordmark and icons, and one magnifier', async ({ page }) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await openPage(page, '/');
    await settle(page);
    const logo = await banner(page).getByRole('img', { name: 'Manacá Aromas' }).first().boundingBox();
    const search = await banner(page).getByRole('button', { name: 'Abrir busca' }).boundingBox();
    expect((search?.x ?? 0) - ((logo?.x ?? 0) + (logo?.width ?? 0)), String(width)).toBeGreaterThanOrEqual(8);
    await expect(banner(page).getByRole('search').getByRole('button', { name: 'Buscar', exact: true })).toBeHidden();
  }
});
