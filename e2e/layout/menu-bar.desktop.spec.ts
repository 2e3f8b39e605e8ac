import { banner, menuBar, openPage, pointAt } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test('hovering the menu opens a panel beside its item, inside the window', async ({ page }) => {
  await openPage(page, '/');
  const menu = menuBar(page);
  const panelLink = (label: string) => menu.getByRole('link', { name: label, exact: true });
  const first = panelLink('Óleos essenciais');
  await pointAt(first);
  await expect(panelLink('Florais')).toBeVisible();
  await pointAt(panelLink('Florais'));
  await expect(panelLink('Lavandas')).toBeVisible();
  const [item, third] = [await first.boundingBox(), await panelLink('Lavandas').boundingBox()];
  expect(third?.x).toBeGreaterThan(item?.x ?? 0);

  const last = panelLink('Cosméticos veganos');
  await pointAt(last);
  await expect(panelLink('Florais')).toBeHidden();
  await pointAt(panelLink('Rosto'));
  const deep = panelLink('Hidrolatos');
  await expect(deep).toBeVisible();
  const box = await deep.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1366);
  const [lastItem, second] = [await last.boundingBox(), await panelLink('Rosto').boundingBox()];
  expect(Math.min(box?.x ?? 0, second?.x ?? 0), 'the second half opens to the left').toBeLessThan(lastItem?.x ?? 0);

  await page.mouse.move(683, 700);
  await expect(deep).toBeHidden();
});

test('the chevrons of a panel point to where its third level opens', async ({ page }) => {
  await openPage(page, '/');
  const menu = menuBar(page);
  for (const [item, entry, isMirrored] of [
    ['Óleos essenciais', 'Florais', false],
    ['Cosméticos veganos', 'Rosto', true],
  ] as const) {
    await pointAt(menu.getByRole('link', { name: item, exact: true }));
    const link = menu.getByRole('link', { name: entry, exact: true });
    await expect(link).toBeVisible();
    const [chevron, label] = await link.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents([...element.childNodes].find((node) => node.textContent?.trim()) ?? element);
      return [element.querySelector('svg')?.getBoundingClientRect().x ?? 0, range.getBoundingClientRect().x];
    });
    expect(chevron < label, `before ${entry}`).toBe(isMirrored);
    await expect(link.locator('svg')).toHaveCSS('transform', isMirrored ? /^matrix\(-1,/ : 'none');
  }
});

test('a highlighted entry has weight, and not the colour of sales', async ({ page }) => {
  await openPage(page, '/');
  const menu = menuBar(page);
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  const colorOf = (name: string) => link(name).evaluate((element) => getComputedStyle(element).color);
  expect(await colorOf('Ofertas')).toBe(await colorOf('Óleos vegetais'));
  await expect(menu.getByText('Ofertas', { exact: true })).toHaveCSS('font-weight', '600');
  await expect(link('Óleos vegetais')).toHaveCSS('font-weight', '500');
});

test('Escape closes a panel under a resting pointer, wherever the focus is', async ({ page }) => {
  await openPage(page, '/');
  const menu = menuBar(page);
  const panelLink = (label: string) => menu.getByRole('link', { name: label, exact: true });
  await pointAt(panelLink('Óleos essenciais'));
  await expect(panelLink('Florais')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelLink('Florais')).toBeHidden();
  await pointAt(panelLink('Cosméticos veganos'));
  await expect(panelLink('Rosto')).toBeVisible();
  const field = banner(page).getByRole('searchbox').or(banner(page).getByRole('combobox'));
  await field.focus();
  await page.keyboard.press('Escape');
  await expect(panelLink('Rosto')).toBeHidden();
  await expect(field).toBeFocused();
});
