import type { Page } from '@playwright/test';
import { expectAddress, heading, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Comparação' });
const names = (page: Page) =>
  region(page)
    .getByRole('columnheader')
    .filter({ has: page.getByRole('link') });
const serra = 'Difusor elétrico Bruma Serra 400 ml';
const air = 'Difusor nebulizador Bruma Ar';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('two diffusers are compared from their listing', async ({ page }) => {
    await page.goto('/difusores/eletricos');
    await page.getByRole('link', { name: 'Comparar difusores elétricos' }).click();
    await page.getByRole('checkbox', { name: serra }).check();
    await page.getByRole('checkbox', { name: air }).check();
    await page.getByRole('button', { name: 'Comparar' }).click();
    await expect(names(page)).toHaveText([serra, air]);
    await expect(region(page).getByRole('row', { name: /^Ruído/ })).toContainText('28 dB a um metro36 dB a um metro');
    await expect(region(page).getByRole('row', { name: /^Duração contínua/ })).toContainText('não informado');
    await region(page).getByRole('button').filter({ hasText: air }).click();
    await expect(heading(page)).toHaveText('Sua sacola (1)');
  });

  test('a choice of none asks for two', async ({ page }) => {
    await page.goto('/comparar');
    await expect(page.getByText('Escolha pelo menos dois difusores.')).toBeHidden();
    await page.getByRole('button', { name: 'Comparar' }).click();
    await expect(page.getByText('Escolha pelo menos dois difusores.')).toBeVisible();
  });

  test('a diffuser leads to the choice of another one, in the second shop too', async ({ page }) => {
    await page.goto('/difusor-eletrico-de-ceramica?loja=caszulo');
    await page.getByRole('link', { name: 'Comparar com outros difusores' }).click();
    const first = page.getByRole('checkbox', { name: 'Difusor elétrico de cerâmica' });
    await expect(first).toBeChecked();
    await page.getByRole('checkbox', { name: 'Difusor elétrico Lamparina' }).check();
    await page.getByRole('button', { name: 'Comparar' }).click();
    await expect(names(page)).toHaveCount(2);
    await expect(page).toHaveURL(/loja=caszulo/);
    await expect(page.locator('html')).toHaveAttribute('data-shop', 'caszulo');
  });
});

test('what cannot be compared is said in a sentence', async ({ page }) => {
  await openPage(page, '/comparar?ids=179,110,999999,177,180,182,185,186');
  await expect(names(page)).toHaveCount(4);
  for (const text of [
    'Um dos itens pedidos não existe.',
    'Difusor elétrico de cerâmica 200 ml não é vendido nesta loja.',
    'Óleo essencial de lavanda francesa não é um difusor elétrico e fica fora da comparação.',
    'Comparamos até quatro por vez. Ficou de fora: Difusor elétrico Bruma Seixo USB 80 ml.',
    'Difusor elétrico Bruma Sol 150 ml está esgotado: você pode pedir um aviso na página do produto.',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await region(page)
    .getByRole('link')
    .filter({ hasText: /^Tirar/ })
    .first()
    .click();
  await expect(names(page)).toHaveCount(3);
  await expect(page.getByRole('checkbox', { name: serra })).not.toBeChecked();
});

test('search engines index only the page without a choice', async ({ page, shop }) => {
  const robots = page.locator('meta[name="robots"]');
  const canonical = page.locator('link[rel="canonical"]');
  await openPage(page, '/comparar?ids=179,180');
  await expect(page).toHaveTitle(`Comparar ${serra} e ${air} | Manacá Aromas`);
  await expect(robots).toHaveAttribute('content', 'noindex');
  await expect(canonical).toHaveAttribute('href', `${shop.url}/comparar`);
  await openPage(page, '/comparar');
  await expect(page).toHaveTitle('Comparar difusores elétricos | Manacá Aromas');
  await expect(robots).toHaveCount(0);
  await expect(canonical).toHaveAttribute('href', `${shop.url}/comparar`);
});

test('a small phone shows two diffusers whole, and a part of the third one', async ({ page }) => {
  // 360 px beside the scrollbar.
  await page.setViewportSize({ width: 375, height: 640 });
  const shares = async () => {
    const right = await region(page).evaluate((box) => box.getBoundingClientRect().right);
    const boxes = await names(page).evaluateAll((all) =>
      all.map((one) => ({ left: one.getBoundingClientRect().left, width: one.clientWidth })),
    );
    return boxes.map(({ left, width }) => (right - left) / width);
  };
  await openPage(page, '/comparar?ids=179,182');
  expect(Math.min(...(await shares()))).toBeGreaterThan(0.99);
  await openPage(page, '/comparar?ids=179,182,185');
  const [, second = 0, third = 0] = await shares();
  expect(second).toBeGreaterThan(0.99);
  expect(third).toBeGreaterThan(0.1);
  expect(third).toBeLessThan(0.9);
});

test('on a phone the table scrolls by keyboard inside its region, and the labels stay', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, '/comparar?ids=179,180,182,185');
  const label = region(page).getByRole('rowheader', { name: 'Capacidade' });
  const left = async () => (await label.boundingBox())?.x;
  const before = await left();
  await region(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expect.poll(left).toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('checkbox', { name: serra }).press('Space');
  await page.getByRole('button', { name: 'Comparar' }).press('Enter');
  await expectAddress(page, '/comparar?ids=180&ids=182&ids=185&ids=');
  await expect(names(page)).toHaveCount(3);
});
