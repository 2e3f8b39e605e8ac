import { openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test.use({ consent: 'undecided' });

for (const path of ['/oleo-essencial-de-lavanda-francesa', '/difusor-eletrico-de-ceramica?loja=caszulo']) {
  test(`on paper ${path} is the product with all its texts, without menu, bars and buttons`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const folded = main.locator('.disclosure:not([open]) :is(dd, p)').first();
    await expect(page.getByRole('button', { name: 'Recusar' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Recusar' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(main.getByRole('button', { name: 'Adicionar à sacola' })).toBeHidden();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByText(/R\$\s\d/).first()).toBeVisible();
    const picture = await main.getByRole('img').first().boundingBox();
    const frame = await main.locator('.gallery-track').boundingBox();
    expect(picture?.width).toBeGreaterThanOrEqual(240);
    expect(picture?.width, 'the picture is whole').toBeLessThanOrEqual((frame?.width ?? 0) + 1);
    expect(await folded.evaluate((fact) => fact.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    expect(await folded.evaluate((fact) => fact.checkVisibility())).toBe(false);
  });
}

test('on paper the cart shows the quantity of each line, without buttons and without the form for freight', async ({
  page,
}) => {
  await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/checkout/carrinho');
  const main = page.getByRole('main');
  const freight = main.getByRole('region', { name: 'Frete e prazo' });
  const increase = main.getByRole('button', { name: /^Aumentar quantidade/ });
  await expect(freight).toBeVisible();
  await expect(increase).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('textbox', { name: /^Quantidade de/ })).toBeVisible();
  await expect(main.getByRole('textbox', { name: /^Quantidade de/ })).toHaveValue('1');
  await expect(increase).toBeHidden();
  await expect(freight).toBeHidden();
});
