import { banner, openPage, settle } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const shownLogos = [
  ['/', 'Manacá Aromas', 345],
  ['/', 'Manacá Aromas', 360],
  ['/', 'Manacá Aromas', 390],
  ['/loja-caszulo', 'Caszulo', 345],
  ['/loja-caszulo', 'Caszulo', 360],
] as const;

test('the header has room between wordmark and icons, and one magnifier', async ({ page }) => {
  for (const [path, name, width] of shownLogos) {
    await page.setViewportSize({ width, height: 740 });
    await openPage(page, path);
    await settle(page);
    const home = banner(page).getByRole('link', { name: /, página inicial$/ });
    const logo = await home.getByRole('img', { name }).boundingBox();
    const search = await banner(page).getByRole('button', { name: 'Abrir busca' }).boundingBox();
    const room = (search?.x ?? 0) - ((logo?.x ?? 0) + (logo?.width ?? 0));
    expect(room, `${path} ${width}`).toBeGreaterThanOrEqual(8);
    await expect(banner(page).getByRole('search').getByRole('button', { name: 'Buscar', exact: true })).toBeHidden();
  }
});
