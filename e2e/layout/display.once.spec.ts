import type { Page } from '@playwright/test';
import { banner, cards, openPage, unfoldFilter } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { bothShops } from '../screens/pages.ts';

const announcements = (page: Page) => page.getByRole('region', { name: 'Avisos' });
const shown = (page: Page) => announcements(page).getByRole('group').filter({ visible: true }).textContent();
const turnMs = 6100;

test.describe('forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('show the focus, the selection, and the edges of layers over the page', async ({ page }) => {
    await openPage(page, '/');
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const element = document.activeElement;
        // A field shows its focus on the surrounding form, the link of a card on the whole card.
        const places = [element, element?.closest('form, label'), element?.nextElementSibling];
        const widths = places.flatMap((place) =>
          place ? [getComputedStyle(place), getComputedStyle(place, '::after')] : [],
        );
        return Math.max(...widths.map((style) => (style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth))));
      });
      expect.soft(ring, `stop ${stop}`).toBeGreaterThanOrEqual(2);
    }
    await banner(page)
      .getByRole('button', { name: /^Submenu de/ })
      .first()
      .click();
    const panel = page.locator('#menu-0');
    await expect(panel).toBeVisible();
    expect(await panel.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  });

  test('distinguish an active filter from an inactive one, and the selected size from the others', async ({ page }) => {
    await openPage(page, '/oleos-essenciais');
    const filters = page.getByRole('complementary', { name: 'Filtrar' });
    await unfoldFilter(filters, /^Floral/);
    const off = filters.getByRole('link', { name: /^Floral/ });
    await expect(off).toBeVisible();
    await expect(off.locator('use')).toHaveCount(0);
    await off.click();
    await expect(filters.getByRole('link', { name: /^Remover filtro Floral/ }).locator('use')).toHaveCount(1);
    await page.goto('/oleo-essencial-de-melaleuca');
    const widths = await page
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => getComputedStyle(radio.closest('label') ?? radio).borderTopWidth));
    expect(new Set(widths).size).toBe(2);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the logo is in the first HTML and fades in by CSS after 300 ms, immediately under reduced motion [R2.3-11, R9-40]', async ({
    page,
    request,
  }) => {
    expect(await (await request.get('/')).text()).toMatch(/<header[\s\S]*aria-label="Manacá Aromas"[\s\S]*<\/header>/);
    const logo = banner(page).getByRole('link', { name: /página inicial/ });
    await page.goto('/');
    const read = () =>
      logo.evaluate((element) => {
        const { animationDelay, animationDuration, animationFillMode } = getComputedStyle(element);
        return { animationDelay, animationDuration, animationFillMode };
      });
    expect(await read()).toEqual({ animationDelay: '0.3s', animationDuration: '0.3s', animationFillMode: 'backwards' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    expect(await read()).toMatchObject({ animationDelay: '0s', animationDuration: '0.001s' });
    await expect(logo).toHaveCSS('opacity', '1');
  });
});

test('the announcements advance automatically, pause under pointer and focus, and stop when paused [R2.3-04]', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, '/');
  const first = await shown(page);
  const pass = () => page.clock.runFor(turnMs);
  await pass();
  const second = await shown(page);
  expect(second).not.toBe(first);

  await announcements(page).hover();
  await pass();
  expect(await shown(page)).toBe(second);
  await page.mouse.move(600, 500);
  await pass();
  const third = await shown(page);
  expect(third).not.toBe(second);

  await announcements(page).getByRole('button', { name: 'Próximo slide' }).focus();
  await pass();
  expect(await shown(page)).toBe(third);
  await banner(page).getByPlaceholder('Busque por óleos, essências...').focus();
  await pass();
  expect(await shown(page)).not.toBe(third);

  await announcements(page).getByRole('button', { name: 'Pausar avisos' }).click();
  await page.mouse.move(600, 500);
  await banner(page).getByPlaceholder('Busque por óleos, essências...').focus();
  const paused = await shown(page);
  await pass();
  await pass();
  expect(await shown(page)).toBe(paused);
  await expect(announcements(page).getByRole('button', { name: 'Retomar avisos' })).toBeVisible();
});

for (const [kind, connection] of [
  ['who save data', { saveData: true, effectiveType: '4g' }],
  ['on slow 2g', { saveData: false, effectiveType: 'slow-2g' }],
] as const) {
  test(`nothing is prefetched for visitors ${kind}, however long they hover a card [R9-34]`, async ({
    page,
    context,
  }) => {
    await context.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await openPage(page, '/oleos-essenciais');
    await page.clock.install();
    fetched.length = 0;
    await cards(page).first().getByRole('link').first().hover();
    await page.clock.runFor(5000);
    await cards(page).nth(1).getByRole('link').first().hover();
    await page.clock.runFor(5000);
    expect(fetched.filter((url) => url.includes('.data'))).toEqual([]);
    // A click still sends the request.
    await cards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/lavanda-francesa/);
    expect(fetched.some((url) => url.includes('.data'))).toBe(true);
  });
}

test('a listing shows its announcements, its limits, its page and the neighbouring pages [R3-45, R7-10]', async ({
  page,
}) => {
  await openPage(page, '/oleos-essenciais?pg=2');
  const pages = page.getByRole('navigation', { name: 'Páginas' });
  await expect(pages.getByRole('link', { name: 'Anterior' })).toHaveAttribute('href', '/oleos-essenciais');
  await expect(pages.locator('[aria-current="page"]')).toHaveText('Página 2');
  await expect(pages.getByRole('link', { name: 'Próxima' })).toHaveAttribute('href', '/oleos-essenciais?pg=3');
  await expect(page.getByLabel('Por página').locator('option')).toHaveText(['12', '24', '36']);
  await expect(announcements(page).getByRole('group', { includeHidden: true })).toHaveCount(3);
});

for (const name of ['Filtrar', 'Ordenar']) {
  test(`the sheets of a listing close when the window grows to a desktop, and stay closed: ${name} [R4-38, R4-42]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1023, height: 800 });
    await openPage(page, '/oleos-essenciais');
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(page.getByRole('dialog', { name })).toBeHidden();
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  });
}

for (const { name, home } of bothShops) {
  test(`every announcement of ${name} fits into its bar of 36 px on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, home);
    const slides = announcements(page).getByRole('group');
    const count = await announcements(page).getByRole('group', { includeHidden: true }).count();
    expect(count).toBe(3);
    for (let turn = 0; turn < count; turn += 1) {
      for (const width of [320, 344, 390, 768]) {
        await page.setViewportSize({ width, height: 640 });
        const edges = await slides.evaluate((slide) => {
          const text = document.createRange();
          text.selectNodeContents(slide.firstElementChild ?? slide);
          const { top, bottom, left, right } = text.getBoundingClientRect();
          const box = slide.getBoundingClientRect();
          const isInside = top >= 0 && bottom <= 36 && left >= box.left - 1 && right <= box.right + 1;
          return { isInside, size: parseFloat(getComputedStyle(slide).fontSize) };
        });
        expect.soft(edges.isInside, `turn ${turn} at ${width} px`).toBe(true);
        expect.soft(edges.size, `turn ${turn} at ${width} px`).toBeGreaterThanOrEqual(12);
      }
      await announcements(page).getByRole('button', { name: 'Próximo slide' }).click();
    }
    const usual = await banner(page).boundingBox();
    await page.setViewportSize({ width: 320, height: 640 });
    expect((await banner(page).boundingBox())?.height, 'nothing wraps').toBe(usual?.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
