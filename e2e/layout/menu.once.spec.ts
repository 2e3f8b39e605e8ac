import type { Locator, Page } from '@playwright/test';
import { banner, drawer, heading, menuBar, menuButton, openDrawer, openPage, pointAt } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const link = (page: Page, label: string) => menuBar(page).getByRole('link', { name: label, exact: true });
const toggle = (page: Page, label: string) => menuBar(page).getByRole('button', { name: `Submenu de ${label}` });
const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

interface Point {
  x: number;
  y: number;
}

async function centreOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const stepMs = 25;

/** Moves in small steps, for longer than the menu's delay before it opens another panel. The page has a fake clock. */
async function moveSlowly(page: Page, from: Point, to: Point): Promise<void> {
  const steps = 30;
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await page.clock.runFor(stepMs);
  }
}

/** Longer than every delay of the menu. */
const rest = (page: Page) => page.clock.runFor(1000);

test('the pointer reaches a panel diagonally across other items, and its third level across other entries [R2.4-02, R2.4-04]', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await pointAt(link(page, 'Óleos essenciais'));
  await rest(page);
  await expect(link(page, 'Florais')).toBeVisible();
  const deep = link(page, 'Lavandas');
  await pointAt(link(page, 'Florais'));
  await rest(page);
  await expect(deep).toBeVisible();

  // The straight line from the item crosses the next item of the bar.
  const start = await centreOf(link(page, 'Óleos essenciais'));
  const item = await link(page, 'Óleos essenciais').boundingBox();
  const neighbour = await link(page, 'Óleos vegetais').boundingBox();
  const bar = await menuBar(page).boundingBox();
  await page.mouse.move(start.x, start.y);
  await rest(page);
  await expect(toggle(page, 'Óleos essenciais')).toHaveAttribute('aria-expanded', 'true');
  const edge = { x: (item?.x ?? 0) + (item?.width ?? 0) + 20, y: (bar?.y ?? 0) + 8 };
  const target = { x: (neighbour?.x ?? 0) + (neighbour?.width ?? 0), y: (bar?.y ?? 0) + (bar?.height ?? 0) + 60 };
  await page.mouse.move(edge.x - 30, edge.y - 4);
  await moveSlowly(page, edge, target);
  await expect(toggle(page, 'Óleos essenciais')).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle(page, 'Óleos vegetais')).toHaveAttribute('aria-expanded', 'false');

  // From an entry of the second level to the end of its third one: the entries on the way are only crossed.
  await pointAt(link(page, 'Cítricos'));
  await rest(page);
  const third = link(page, 'Ver tudo Cítricos');
  await expect(third).toBeVisible();
  const entry = await link(page, 'Cítricos').boundingBox();
  await moveSlowly(
    page,
    { x: (entry?.x ?? 0) + (entry?.width ?? 0) - 70, y: (entry?.y ?? 0) + (entry?.height ?? 0) - 6 },
    await centreOf(third),
  );
  await rest(page);
  await expect(third).toBeVisible();

  // Along the bar the next item opens without the delay.
  await page.mouse.move(start.x, start.y);
  await rest(page);
  await expect(toggle(page, 'Óleos essenciais')).toHaveAttribute('aria-expanded', 'true');
  const side = await centreOf(link(page, 'Difusores'));
  await page.mouse.move(side.x - 20, start.y);
  await page.mouse.move(side.x, start.y, { steps: 3 });
  await page.clock.runFor(200);
  await expect(toggle(page, 'Difusores')).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle(page, 'Óleos essenciais')).toHaveAttribute('aria-expanded', 'false');
});

test('the first half of the items opens its panels to the right, the second half to the left, all inside the window [R2.4-03]', async ({
  page,
}) => {
  await openPage(page, '/');
  const toggles = menuBar(page).getByRole('button', { name: /^Submenu de/ });
  const items = menuBar(page).locator('> ul > li');
  const count = await items.count();
  for (let index = 0; index < (await toggles.count()); index += 1) {
    const button = toggles.nth(index);
    await button.click();
    const panel = page.locator(`#${await button.getAttribute('aria-controls')}`);
    await expect(panel).toBeVisible();
    const [item, box] = [await items.nth(index).boundingBox(), await panel.boundingBox()];
    const left = box?.x ?? 0;
    const right = left + (box?.width ?? 0);
    const itemLeft = item?.x ?? 0;
    const itemRight = itemLeft + (item?.width ?? 0);
    if (index < count / 2) expect.soft(right - itemRight, `item ${index}`).toBeGreaterThan(itemLeft - left);
    else expect.soft(itemLeft - left, `item ${index}`).toBeGreaterThan(right - itemRight);
    expect.soft(left, `item ${index}`).toBeGreaterThanOrEqual(0);
    expect.soft(right, `item ${index}`).toBeLessThanOrEqual(1366);
    await button.click();
    await expect(panel).toBeHidden();
  }
});

test('touch opens a panel by its arrow, follows the label, and closes the panel outside', async ({ browser, shop }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 1366, height: 768 },
    baseURL: shop.url,
  });
  const page = await context.newPage();
  await openPage(page, '/');
  await toggle(page, 'Difusores').tap();
  await expect(toggle(page, 'Difusores')).toHaveAttribute('aria-expanded', 'true');
  await toggle(page, 'Difusores').tap();
  await expect(toggle(page, 'Difusores')).toHaveAttribute('aria-expanded', 'false');
  await link(page, 'Difusores').tap();
  await expect(heading(page)).toHaveText('Difusores');
  await context.close();
});

test('focus alone opens no panel and moves through an open one; leaving closes it', async ({ page }) => {
  await openPage(page, '/');
  await toggle(page, 'Óleos essenciais').focus();
  await page.keyboard.press('Space');
  await expect(toggle(page, 'Óleos essenciais')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.locator('#menu-0 :focus')).toHaveCount(1);
  await link(page, 'Herbais').focus();
  await expect(link(page, 'Ver tudo Herbais')).toBeVisible();
  await link(page, 'Ofertas').focus();
  await expect(toggle(page, 'Óleos essenciais')).toHaveAttribute('aria-expanded', 'false');
});

test('the drawer slides in over the dimmed page, locks it, and closes when the window grows to a desktop [R2.2-05, R2.4-06, R2.4-07]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await openPage(page, '/');
  await page.evaluate(() => window.scrollTo(0, 300));
  const menu = await openDrawer(page);
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menuButton(page)).toHaveAttribute('aria-haspopup', 'dialog');
  expect(await isLocked(page)).toBe(true);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await menu.getByRole('button', { name: 'Óleos essenciais', exact: true }).click();
  await expect(menu.getByRole('heading', { name: 'Óleos essenciais' })).toBeFocused();
  await menu.getByRole('button', { name: 'Florais', exact: true }).click();
  await expect(menu.getByRole('heading', { name: 'Florais' })).toBeFocused();
  await expect(menu.getByRole('link').last()).toHaveText(/Precisa falar conosco\? Toque aqui/);
  await expect(menu.getByRole('listitem').last()).toHaveText('Ver tudo Florais');
  await menu.getByRole('button', { name: 'Voltar para Óleos essenciais' }).click();
  await expect(menu.getByRole('button', { name: 'Florais', exact: true })).toBeFocused();

  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(drawer(page)).toBeHidden();
  await expect.poll(() => isLocked(page)).toBe(false);
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(menuButton(page)).toBeVisible();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(drawer(page)).toBeHidden();
});

test('every link of an open drawer stays in the second shop [R1-20]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/loja-caszulo');
  const menu = await openDrawer(page);
  const listHrefs = () =>
    menu.locator('a[href^="/"]').evaluateAll((links) => links.map((a) => a.getAttribute('href') ?? ''));
  const isStray = (href: string) => !/[?&]loja=caszulo\b/.test(href) && href !== '/';
  expect((await listHrefs()).filter(isStray)).toEqual([]);
  await menu.getByRole('button', { name: 'Velas', exact: true }).click();
  expect((await listHrefs()).length).toBeGreaterThan(2);
  expect((await listHrefs()).filter(isStray)).toEqual([]);
  await menu.getByRole('link', { name: 'Ver tudo Velas', exact: true }).click();
  await expect(page).toHaveURL(/[?&]loja=caszulo\b/);
  await expect(page.locator('html')).toHaveAttribute('data-shop', 'caszulo');
  await expect(banner(page).getByRole('link', { name: /Caszulo.*página inicial/ })).toBeVisible();
});
