import { drawer, heading, isPhone, menuBar, menuButton, openDrawer, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test('the main menu leads down three levels', async ({ page, documents }) => {
  await openPage(page, '/');
  if (isPhone(page)) {
    const menu = await openDrawer(page);
    await menu.getByRole('button', { name: 'Óleos essenciais', exact: true }).click();
    await menu.getByRole('button', { name: 'Florais', exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Ver tudo Florais', exact: true })).toBeVisible();
    await menu
      .getByRole('button', { name: /voltar/i })
      .filter({ visible: true })
      .click();
    await expect(menu.getByRole('link', { name: 'Ver tudo Óleos essenciais', exact: true })).toBeVisible();
    await menu
      .getByRole('button', { name: /voltar/i })
      .filter({ visible: true })
      .click();
    await expect(menu.getByRole('button', { name: 'Difusores', exact: true })).toBeVisible();
    await menu.getByRole('button', { name: 'Óleos essenciais', exact: true }).click();
    await menu.getByRole('button', { name: 'Florais', exact: true }).click();
    await menu.getByRole('link', { name: 'Rosas e gerânios', exact: true }).click();
    await expect(menu).toBeHidden();
  } else {
    const menu = menuBar(page);
    await menu.getByRole('link', { name: 'Óleos essenciais', exact: true }).hover();
    await menu.getByRole('link', { name: 'Florais', exact: true }).hover();
    await menu.getByRole('link', { name: 'Rosas e gerânios', exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Rosas e gerânios', exact: true })).toBeHidden();
  }
  await expect(heading(page)).toHaveText('Rosas e gerânios');
  expect(documents).toEqual(['/']);
});

test('the drawer greets the visitor and holds the way to account, orders, favourites and contact', async ({ page }) => {
  test.skip(!isPhone(page), 'the desktop has no drawer');
  await openPage(page, '/');
  const menu = await openDrawer(page);
  await expect(menu).toContainText('Olá, visitante!');
  for (const [label, href] of [
    ['Minha conta', '/minha-conta/'],
    ['Meus pedidos', '/minha-conta/lista-desejo#pedidos'],
    ['Favoritos', '/minha-conta/lista-desejo'],
    ['Entre ou Cadastre-se', '/checkout/acesso/'],
    ['Precisa falar conosco? Toque aqui', '/pagina/contato'],
  ] as const) {
    await expect(menu.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
  }
});

test('the drawer closes by button, backdrop and Esc, and opens again at its first level', async ({ page }) => {
  test.skip(!isPhone(page), 'the desktop has no drawer');
  await openPage(page, '/');
  const menu = await openDrawer(page);
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await menu.getByRole('button', { name: 'Difusores', exact: true }).click();
  await menu
    .getByRole('button', { name: /fechar/i })
    .filter({ visible: true })
    .click();
  await expect(menu).toBeHidden();

  await openDrawer(page);
  await expect(menu.getByRole('button', { name: 'Difusores', exact: true })).toBeVisible();
  await page.mouse.click(370, 500);
  await expect(menu).toBeHidden();

  await menuButton(page).click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
});

test('pointing at the menu opens a panel beside its item that stays inside the window', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has no pointer');
  await openPage(page, '/');
  const menu = menuBar(page);
  const panelLink = (label: string) => menu.getByRole('link', { name: label, exact: true });
  const first = panelLink('Óleos essenciais');
  await first.hover();
  await expect(panelLink('Florais')).toBeVisible();
  await panelLink('Florais').hover();
  await expect(panelLink('Lavandas')).toBeVisible();
  const [item, third] = [await first.boundingBox(), await panelLink('Lavandas').boundingBox()];
  expect(third?.x).toBeGreaterThan(item?.x ?? 0);

  const last = panelLink('Cosméticos veganos');
  await last.hover();
  await expect(panelLink('Florais')).toBeHidden();
  await panelLink('Rosto').hover();
  const deep = panelLink('Hidrolatos');
  await expect(deep).toBeVisible();
  const box = await deep.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1366);
  const [lastItem, second] = [await last.boundingBox(), await panelLink('Rosto').boundingBox()];
  expect(Math.min(box?.x ?? 0, second?.x ?? 0), 'the second half opens to the left').toBeLessThan(lastItem?.x ?? 0);

  await page.mouse.move(683, 700);
  await expect(deep).toBeHidden();
  await expect(drawer(page)).toBeHidden();
});

test('following a link scrolls to the top', async ({ page }) => {
  await openPage(page, '/oleos-essenciais');
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const next = page.getByRole('main').getByRole('article').nth(7).getByRole('link').first();
  const name = (await next.textContent()) ?? '';
  await next.click();
  await expect(heading(page)).toHaveText(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
