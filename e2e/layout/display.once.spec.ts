import type { Page } from '@playwright/test';
import { banner, cards, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { bothShops } from '../screens/pages.ts';

const announcements = (page: Page) => page.getByRole('region', { name: 'Avisos' });
const shown = (page: Page) => announcements(page).getByRole('group').filter({ visible: true }).textContent();
const turnMs = 6100;

for (const { name, home } of bothShops) {
  test.describe(`forced colours in ${name}`, () => {
    test.use({ forcedColors: 'active' });

    test('show the focus, what is chosen, and the edges of what lies over the page', async ({ page }) => {
      await openPage(page, home);
      for (let stop = 0; stop < 30; stop += 1) {
        await page.keyboard.press('Tab');
        const ring = await page.evaluate(() => {
          const element = document.activeElement;
          // A field shows its focus on the form around it, the link of a card on the whole card.
          const places = [element, element?.closest('form, label'), element?.nextElementSibling];
          const widths = places.flatMap((place) =>
            place ? [getComputedStyle(place), getComputedStyle(place, '::after')] : [],
          );
          return Math.max(
            ...widths.map((style) => (style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth))),
          );
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
  });
}

test.describe('forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('tell a filter that is on from one that is off, and the chosen size from the others', async ({ page }) => {
    await openPage(page, '/oleos-essenciais');
    const filters = page.getByRole('complementary', { name: 'Filtrar' });
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

  test('the logo is in the first HTML and fades in by CSS after 300 ms, at once under reduced motion', async ({
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

test('the announcements turn by themselves, wait under pointer and focus, and stop for good when paused', async ({
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
  ['on 2g', { saveData: false, effectiveType: '2g' }],
  ['on slow 2g', { saveData: false, effectiveType: 'slow-2g' }],
] as const) {
  test(`nothing is fetched ahead for visitors ${kind}, however long they point at a card`, async ({
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
    // A click still asks.
    await cards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/lavanda-francesa/);
    expect(fetched.some((url) => url.includes('.data'))).toBe(true);
  });
}

interface PageState {
  screenWidth: number;
  images: unknown;
  announcements: number;
  pages: unknown;
  limits: unknown;
  threshold: unknown;
}

/** What the page knows: as the router holds it, in the settings that it carries, and in the bar of announcements. */
function readState(page: Page): Promise<PageState> {
  return page.evaluate(() => {
    const find = (value: unknown, path: string): unknown =>
      path
        .split('.')
        .reduce<unknown>(
          (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
          value,
        );
    const data = find(window, '__reactRouterDataRouter.state.loaderData');
    const settings: unknown = JSON.parse(document.querySelector('#configuracoes-da-loja')?.textContent ?? '{}');
    const sizes = find(data, 'catalogue.page.view.pageSizes');
    return {
      screenWidth: Number(find(data, 'root.device.screenWidth')),
      images: find(data, 'root.device.tipoImg'),
      announcements: document.querySelectorAll('section[aria-label="Avisos"] [role="group"]').length,
      pages: find(data, 'catalogue.page.view.pages'),
      limits: Array.isArray(sizes) ? sizes.map((size: unknown) => find(size, 'label')) : [],
      threshold: find(settings, 'sistema.checkout.carrinho.alertaFreteGratisValorFixo.valor'),
    };
  });
}

test('the state of a listing holds width, kind of pictures, announcements, limits, pages and the threshold', async ({
  page,
}) => {
  await openPage(page, '/oleos-essenciais?pg=2');
  expect(await readState(page)).toMatchObject({
    screenWidth: 1366,
    images: { prod: 'arquivos', geral: 'imagem', menu: 'icone', status: false },
    limits: ['12', '24', '36'],
    pages: { current: 2, previous: 1, next: 3 },
    threshold: 159,
  });
  expect((await readState(page)).announcements).toBeGreaterThan(1);
});

for (const [kind, userAgent, state] of [
  ['a phone', 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Mobile', { screenWidth: 360, images: { status: false } }],
  [
    'a Macintosh',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
    {
      screenWidth: 1366,
      images: { prod: 'arquivosOriginais', geral: 'imagemOriginal', menu: 'iconeOriginal', status: true },
    },
  ],
] as const) {
  test.describe(`the server guesses ${kind}`, () => {
    test.use({ userAgent });

    test('by its user agent, which the state says', async ({ page }) => {
      await openPage(page, '/');
      expect(await readState(page)).toMatchObject(state);
    });
  });
}

for (const name of ['Filtrar', 'Ordenar']) {
  test(`the sheets of a listing close when the window grows to a desktop, and stay closed: ${name}`, async ({
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
  test(`every announcement of ${name} stands whole inside its bar of 36 px on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, home);
    const slides = announcements(page).getByRole('group');
    const count = await announcements(page).getByRole('group', { includeHidden: true }).count();
    expect(count).toBe(3);
    for (let turn = 0; turn < count; turn += 1) {
      for (const width of [320, 343, 344, 359, 360, 390, 640, 767, 768]) {
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
    await page.setViewportSize({ width: 320, height: 640 });
    expect((await banner(page).boundingBox())?.height).toBe(148);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
