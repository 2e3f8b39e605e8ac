import type { Page } from '@playwright/test';
import { openPage, settle, waitForIdleParts } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { recordShifts, sumShifts } from '../layout-shifts.ts';
import { answer, bar } from './consent-parts.ts';

test.use({ consent: 'undecided' });

for (const { path, tag } of [
  { path: '/', tag: [] },
  { path: '/loja-caszulo', tag: ['@nightly'] },
]) {
  test(
    `the consent bar is at the lower edge, and a refusal lasts 180 days (${path})`,
    { tag },
    async ({ page, context }) => {
      await openPage(page, path);
      await expect(bar(page)).toBeVisible();
      expect(await context.cookies(), 'nothing is stored before the decision').toEqual([]);
      expect(
        await page.evaluate(() => [localStorage.length, document.querySelectorAll('dialog[open]').length]),
      ).toEqual([0, 0]);
      const looks = await bar(page)
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { backgroundColor, color, boxShadow, fontSize, fontWeight, height } = getComputedStyle(button);
            return [backgroundColor, color, boxShadow, fontSize, fontWeight, height].join(' ');
          }),
        );
      expect(new Set(looks).size, 'all three buttons look the same').toBe(1);

      await answer(page, 'Recusar').click();
      await expect(bar(page)).toHaveCount(0);
      const [cookie] = await context.cookies();
      expect(cookie).toMatchObject({ name: 'consentimento', sameSite: 'Lax' });
      expect(cookie?.value).toMatch(/^0\.0\./);
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(179 * 86_400);
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(180 * 86_400);
      await openPage(page, path);
      await waitForIdleParts(page);
      await expect(bar(page)).toHaveCount(0);
    },
  );
}

test('the consent bar follows the skip link in the focus order, and covers no focused element', async ({ page }) => {
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

test.describe('without web fonts, whose swap shifts lines', () => {
  test.use({ expectedProblems: [/Failed to decode downloaded font/] });

  test('the consent bar shifts nothing and is never the largest contentful paint', async ({ page }) => {
    await recordShifts(page);
    await recordLargestPaint(page);
    await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }));
    for (const path of [
      '/pagina/entrega',
      '/oleos-essenciais',
      '/oleo-essencial-de-lavanda-francesa',
      '/lista/kit-sono',
    ]) {
      await page.goto(path);
      await expect(bar(page)).toBeVisible();
      await settle(page);
      await expect.poll(() => page.evaluate(() => window.largestPaint), `${path}: largest paint`).toBe('page');
      expect.soft(await sumShifts(page), `${path} shifts`).toBeLessThan(0.001);
    }
  });
});

test('the buy bar is above the consent bar', async ({ page }) => {
  await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  await expect(bar(page)).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const buy = page
    .locator('form', { has: page.getByRole('radio', { name: /^10 ml/ }) })
    .getByRole('button', { name: 'Adicionar à sacola' })
    .filter({ visible: true })
    .last();
  await settle(page);
  // Both bars may still be animating.
  await expect(async () => {
    const [buyBox, barBox] = [await buy.boundingBox(), await bar(page).boundingBox()];
    expect((buyBox?.y ?? 0) + (buyBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  }).toPass();
  await buy.click();
  await expect(page.getByRole('dialog', { name: /^Sua sacola/ })).toBeVisible();
});

/** A description of the focused element if the bar covers it; undefined for the bar's own elements. */
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

/** Records of which part the largest contentful paint of every document is. */
async function recordLargestPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      const element = last && 'element' in last && last.element instanceof Element ? last.element : undefined;
      if (element) window.largestPaint = element.closest('[aria-label="Aviso de cookies"]') ? 'bar' : 'page';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

declare global {
  interface Window {
    largestPaint?: 'bar' | 'page';
  }
}
