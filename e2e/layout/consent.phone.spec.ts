import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { isPhone, openPage, settle } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { answer, bar } from './consent-parts.ts';

test.use({ consent: 'undecided' });

for (const path of ['/', '/loja-caszulo']) {
  test(`cookies are asked about at the lower edge, and a refusal lasts 180 days (${path})`, async ({
    page,
    context,
  }) => {
    await openPage(page, path);
    await expect(bar(page)).toBeVisible();
    await expectAccessible(page);
    expect(await context.cookies(), 'nothing is stored before the answer').toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, document.querySelectorAll('dialog[open]').length])).toEqual([
      0, 0,
    ]);
    const looks = await bar(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { backgroundColor, color, boxShadow, fontSize, fontWeight, height } = getComputedStyle(button);
          return [backgroundColor, color, boxShadow, fontSize, fontWeight, height].join(' ');
        }),
      );
    expect(new Set(looks).size, 'all three answers look alike').toBe(1);

    await answer(page, 'Recusar').click();
    await expect(bar(page)).toHaveCount(0);
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'consentimento', sameSite: 'Lax' });
    expect(cookie?.value).toMatch(/^0\.0\./);
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(179 * 86_400);
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(180 * 86_400);
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    await expect(bar(page)).toHaveCount(0);
  });
}

test('the keyboard meets the question right after the skip link, and it covers nothing that has focus', async ({
  page,
}) => {
  await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(answer(page, 'Aceitar')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (let stop = 0; stop < 45; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await describeCoveredFocus(page)).toBeUndefined();
  }
});

test.describe('without the fonts, whose late arrival moves lines by itself', () => {
  test.use({ expectedProblems: [/Failed to decode downloaded font/] });

  test('the question moves nothing and is never the largest paint', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }));
    for (const path of ['/pagina/entrega', '/oleos-essenciais']) {
      await page.goto(path);
      await expect(bar(page)).toBeVisible();
      await settle(page);
      const { shift, largest } = await measurePaint(page);
      expect.soft(shift, `${path} shifts`).toBeLessThan(0.001);
      expect.soft(largest, `${path}: largest paint`).toBe('page');
    }
  });
});

test('the bar to buy with stands above the question', async ({ page }) => {
  test.skip(!isPhone(page), 'only phones have it');
  await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  await expect(bar(page)).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const buy = page
    .locator('.product-buying')
    .getByRole('button', { name: 'Adicionar à sacola' })
    .filter({ visible: true })
    .last();
  await settle(page);
  // Both may still be on their way to where they stand.
  await expect(async () => {
    const [buyBox, barBox] = [await buy.boundingBox(), await bar(page).boundingBox()];
    expect((buyBox?.y ?? 0) + (buyBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  }).toPass({ timeout: 10_000 });
  await buy.click();
  await expect(page.getByRole('dialog', { name: /^Sua sacola/ })).toBeVisible();
});

/** Undefined when the focused element is no part of the bar's area, or the bar's own. */
function describeCoveredFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const question = document.querySelector('[aria-label="Aviso de cookies"]');
    if (!element || !question || element === document.body || question.contains(element)) return undefined;
    const box = element.getBoundingClientRect();
    const edge = question.getBoundingClientRect().top;
    return box.bottom > edge + 1 && box.top < innerHeight ? `${element.outerHTML.slice(0, 120)} is covered` : undefined;
  });
}

function measurePaint(page: Page): Promise<{ shift: number; largest: 'bar' | 'page' | 'none' }> {
  return page.evaluate(async () => {
    const read = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    const shifts = await read('layout-shift');
    const shift = shifts.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
    const last = (await read('largest-contentful-paint')).at(-1);
    const element = last && 'element' in last && last.element instanceof Element ? last.element : undefined;
    if (!element) return { shift, largest: 'none' as const };
    return {
      shift,
      largest: element.closest('[aria-label="Aviso de cookies"]') ? ('bar' as const) : ('page' as const),
    };
  });
}
