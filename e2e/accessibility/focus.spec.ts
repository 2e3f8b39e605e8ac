import type { Page } from '@playwright/test';
import { openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const stopsPerPage = 40;
/** Through the footer and the end of the page. */
const backwardStops = 80;

for (const [path, ...tag] of [
  ['/', '@desktop'],
  ['/oleo-essencial-de-lavanda-francesa', '@phone'],
  ['/loja-caszulo', '@desktop'],
  ['/oleos-essenciais', '@desktop', '@nightly'],
  ['/checkout/carrinho', '@phone', '@nightly'],
] as const) {
  test(`every tab stop has a visible focus on ${path}`, { tag }, async ({ page }) => {
    await openPage(page, path);
    const problems: string[] = [];
    for (let stop = 0; stop < stopsPerPage; stop += 1) {
      await page.keyboard.press('Tab');
      const problem = await describeHiddenFocus(page);
      if (problem) problems.push(problem);
    }
    expect([...new Set(problems)]).toEqual([]);
  });
}

for (const [path, tag] of [
  ['/oleo-essencial-de-lavanda-francesa', '@phone'],
  ['/oleos-essenciais?loja=caszulo', '@desktop'],
] as const) {
  test(`going backwards no tab stop lies under the fixed header on ${path}`, { tag }, async ({ page }) => {
    await openPage(page, path);
    for (let stop = 0; stop < backwardStops; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      // The header returns to its place a moment after the page has scrolled to the top.
      await expect.poll(() => describeCoveredFocus(page)).toBeUndefined();
    }
  });
}

test('nothing moves with reduced motion', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  const moving = await page.evaluate(() => {
    const toSeconds = (value: string) =>
      Math.max(
        ...value.split(',').map((part) => (part.trim().endsWith('ms') ? parseFloat(part) / 1000 : parseFloat(part))),
      );
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(element);
        const isAnimated = animationName !== 'none' && toSeconds(animationDuration) > 0.001;
        return isAnimated || toSeconds(transitionDuration) > 0.001 || scrollBehavior === 'smooth';
      })
      .map((element) => `${element.tagName}.${element.className}`);
  });
  expect([...new Set(moving)]).toEqual([]);
});

test('announcements do not advance with reduced motion', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openPage(page, '/');
  const announcements = page.getByRole('region', { name: 'Avisos' });
  const shown = await announcements.getByRole('group').filter({ visible: true }).allTextContents();
  await page.clock.runFor(20_000);
  expect(await announcements.getByRole('group').filter({ visible: true }).allTextContents()).toEqual(shown);
  expect(shown).toHaveLength(1);
});

/** Undefined if the focused element is in the viewport, not covered, and has a ring of two pixels or more. */
function describeHiddenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const label = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
    const name = `${element.tagName} ${label} ${element.id}`;
    // An unstyled field shows its focus on the surrounding element, the link of a card on the whole card.
    const candidates = [element, element.parentElement, element.nextElementSibling, element.closest('form, label')];
    const hasRing = candidates.some((candidate) => {
      if (!candidate) return false;
      const styles = [getComputedStyle(candidate), getComputedStyle(candidate, '::after')];
      return styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
    });
    const box = element.getBoundingClientRect();
    const isOnScreen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    if (!hasRing) return `${name}: no ring`;
    return isOnScreen ? undefined : `${name}: outside the window`;
  });
}

/** The focused element if nothing of it is on top; undefined if any part can be seen (WCAG 2.2, 2.4.11). */
function describeCoveredFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    // Radio buttons and no-script buttons are hidden visually; their labels show the focus.
    if (width < 3 || height < 3) return undefined;
    const shares = [0.05, 0.275, 0.5, 0.725, 0.95];
    const isSeen = shares.some((x) =>
      shares.some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        if (!hit) return false;
        const label = hit.closest('label');
        return (
          element.contains(hit) ||
          hit.contains(element) ||
          label?.control === element ||
          element.closest('label')?.contains(hit)
        );
      }),
    );
    return isSeen
      ? undefined
      : `${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)} at ${Math.round(top)}`;
  });
}
