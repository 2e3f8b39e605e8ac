import type { Page } from '@playwright/test';
import { openPage, sideCart } from '../browsing.ts';
import { fillAddress, fillContact } from '../checkout/checkout-steps.ts';
import { expect, test } from '../fixtures.ts';
import { isNightly } from '../nightly.ts';
import { fillCart, placeOrder, toOrderLink } from '../orders.ts';

/** As a shopper's own text size does. */
async function enlargeText(page: Page, size: string): Promise<void> {
  await page.addInitScript((asked) => {
    const enlarge = () => (document.documentElement.style.fontSize = asked);
    document.addEventListener('DOMContentLoaded', enlarge);
  }, size);
}

/** Links and buttons of the header that leave the window, or lie on each other. */
async function listMisplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const parts = [...document.querySelectorAll<HTMLElement>('header :is(a, button, input)')].filter((part) =>
      part.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
    );
    const boxes = parts.map((part) => ({
      part,
      name: (part.getAttribute('aria-label') ?? part.textContent).trim().slice(0, 30),
      box: part.getBoundingClientRect(),
    }));
    const shown = boxes.filter(({ box }) => box.width > 2 && box.height > 2);
    const outside = shown.filter(({ box }) => box.left < -2 || box.right > width + 2);
    // The text of an element can be hit where it is seen.
    const covered = shown.filter(({ part, box }) => {
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return !top || !(part.contains(top) || top.contains(part));
    });
    const sideways = document.documentElement.scrollWidth > width + 2 ? ['the page'] : [];
    return [
      ...sideways,
      ...outside.map(({ name }) => `${name} is outside`),
      ...covered.map(({ name }) => `${name} is covered`),
    ];
  });
}

for (const { size, tag } of [
  { size: '200%', tag: [] },
  { size: '150%', tag: ['@nightly'] },
]) {
  test(`with a text size of ${size} the header overlaps nothing and stays on the screen`, { tag }, async ({ page }) => {
    await enlargeText(page, size);
    for (const path of ['/', '/loja-caszulo']) {
      for (const width of isNightly ? [390, 768, 1024, 1366] : [390, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(page.getByRole('banner').getByText('Sacola').first()).toBeAttached();
        expect.soft(await listMisplaced(page), `${path} at ${width}`).toEqual([]);
        const { header, main } = await page.evaluate(() => ({
          header: document.querySelector('header')?.getBoundingClientRect().bottom,
          main: document.querySelector('main')?.getBoundingClientRect().top,
        }));
        expect.soft(main, `${path} at ${width}`).toBeGreaterThanOrEqual(Math.floor(header ?? 0));
      }
    }
  });
}

/** Parts of the page that leave the window at the side. */
function listSideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const parts = [...document.querySelectorAll<HTMLElement>('main *')].filter((part) => part.checkVisibility());
    return parts
      .filter((part) => part.getBoundingClientRect().right > width + 1)
      .map((part) => `${part.tagName} ${part.textContent.trim().slice(0, 30)}`);
  });
}

test('with a text size of 200% checkout and order stay on a screen of 360 px', async ({ page }) => {
  await enlargeText(page, '200%');
  await page.setViewportSize({ width: 360, height: 800 });
  await fillCart(page);
  await page.goto('/checkout');
  await fillContact(page);
  await fillAddress(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { checked: true })).toBeVisible();
  expect.soft(await listSideways(page), 'the deliveries').toEqual([]);
  await page.goto('/checkout?etapa=endereco');
  expect.soft(await listSideways(page), 'the address').toEqual([]);
  const cep = await main.getByLabel('CEP', { exact: true }).boundingBox();
  expect.soft(cep?.width, 'a CEP can be read').toBeGreaterThan(220);
  await page.goto('/checkout');
  expect.soft(await listSideways(page), 'the payment').toEqual([]);
  await page.goto(toOrderLink(await placeOrder(page)));
  await main.getByText('Ver o código').click();
  await expect(main.getByLabel('Pix copia e cola')).toBeVisible();
  expect.soft(await listSideways(page), 'the order').toEqual([]);
});

test('with a text size of 200% the buy bar and the side cart can be read and used on small phones', async ({
  page,
}) => {
  await enlargeText(page, '200%');
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await openPage(page, '/lista/kit-sono');
    const bar = page.getByRole('group', { name: 'Comprar' });
    await bar.getByRole('button', { name: 'Adicionar à sacola' }).click();
    const cart = sideCart(page);
    await expect(cart.getByRole('article').or(cart.getByRole('listitem')).first()).toBeVisible();
    const outside = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('.buy-bar *, dialog[open] :is(dt, dd, a, button)')];
      return parts
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth + 1)
        .map((part) => part.textContent.trim().slice(0, 30));
    });
    expect.soft(outside, String(viewport.width)).toEqual([]);
    // Not in a strip above a fixed summary: everything scrolls.
    const lines = await cart.getByRole('list').first().boundingBox();
    const link = await cart.getByRole('link', { name: 'Finalizar compra' }).boundingBox();
    expect.soft(link?.y, String(viewport.width)).toBeGreaterThan((lines?.y ?? 0) + (lines?.height ?? 0));
    await cart.getByRole('link', { name: 'Finalizar compra' }).scrollIntoViewIfNeeded();
    await expect(cart.getByRole('link', { name: 'Finalizar compra' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});
