import { cartButton, heading, openPage, price, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test('sells a closed kit at a discount, and lists its parts with their quantities', async ({ page }) => {
  await openPage(page, '/lista');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Kit Sono/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText('Kit Sono');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'O que vem no kit' })).toBeVisible();
  await expect(main.getByRole('link', { name: /Sinergia Noite Tranquila/ }).first()).toBeVisible();
  await expect(main).toContainText(/Você economiza R\$\s\d+,\d{2}/);
  await main
    .getByRole('button', { name: /à sacola$/ })
    .first()
    .click();
  await expect(sideCart(page)).toContainText('Kit Sono');
  await expect(sideCart(page)).toContainText(/Sinergia Noite Tranquila/);
  await expect(sideCart(page)).toContainText(price('124,61'));
});

test('requires a selection of parts before an open kit can be bought [R3-07]', async ({ page }) => {
  await openPage(page, '/lista/monte-seu-trio-de-oleos');
  const main = page.getByRole('main');
  await expect(main).toContainText('Óleo essencial de lavanda francesa');
  await expect(main).toContainText('Óleo essencial de neroli');
  await main
    .getByRole('button', { name: /à sacola$/ })
    .first()
    .click();
  await expect(sideCart(page)).toContainText('Óleo essencial de lavanda francesa');
  await expect(sideCart(page)).toContainText('Óleo essencial de alecrim');
  await expect(sideCart(page)).not.toContainText('Óleo essencial de neroli');
});

test('the bar of an open kit has price and Pix price in two lines, and a button of one beside them', async ({
  page,
}) => {
  await openPage(page, '/lista/monte-seu-trio-de-oleos');
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: 'Adicionar à sacola' }).first();
  await button.scrollIntoViewIfNeeded();
  await expect(main.getByText(/sem juros$/).first()).toBeHidden();
  await expect(main.getByText(/no Pix$/).first()).toBeVisible();
  const lines = await button.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].filter(({ width }) => width > 40).map(({ top }) => Math.round(top)))
      .size;
  });
  expect(lines).toBe(1);
  const prices = main.locator('[aria-live=polite]').filter({ hasText: / no Pix/ });
  for (const width of [345, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    const [shown, beside] = [await prices.boundingBox(), await button.boundingBox()];
    expect(shown?.height, String(width)).toBeLessThanOrEqual(beside?.height ?? 0);
    expect(shown?.y, String(width)).toBeGreaterThanOrEqual(beside?.y ?? Infinity);
  }
});

test('adds a whole curated list, and leads to the choice of a voltage', async ({ page }) => {
  await openPage(page, '/lista/noites-de-inverno?loja=caszulo');
  await expect(page.getByRole('article')).toHaveCount(7);
  await page.getByRole('button', { name: 'Adicionar os outros à sacola' }).first().click();
  await expect(sideCart(page)).toContainText('Vela vegetal de sândalo');
  await expect(cartButton(page)).toHaveAccessibleName(/\b6 itens\b/);
  await expect(sideCart(page)).toContainText(price('\\d+,\\d{2}'));
  await page.goto('/lista/noites-de-inverno?loja=caszulo');
  await page
    .getByText('Escolha a voltagem na página:')
    .first()
    .getByRole('link', { name: 'Difusor elétrico de cerâmica 200 ml' })
    .click();
  const ask = page.getByRole('main').getByRole('button', { name: 'Escolha a voltagem' }).first();
  await ask.click();
  await expect(page.getByRole('radio', { name: '127 V' })).not.toBeChecked();
  await expect(cartButton(page)).toHaveAccessibleName(/\b6 itens\b/);
  await page.getByRole('radio', { name: '220 V' }).check();
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(sideCart(page)).toContainText('220 V');
  await expect(cartButton(page)).toHaveAccessibleName(/\b7 itens\b/);
});
