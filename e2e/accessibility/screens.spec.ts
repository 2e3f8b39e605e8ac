// Every screen and state: the rules of WCAG 2.2 AA, every width, and forced colours.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { heading, isPhone } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { checkedScreens } from '../screens/all-screens.ts';
import { openScreen, type Screen } from '../screens/screen.ts';

/** The breakpoints of specification 2.2, plus 683 px: a window of 1366 px at a zoom of 200 %. */
const phoneWidths = [320, 640, 683, 768];
const desktopWidths = [1024, 1280, 1536];
const desktopWidth = 1366;

/** Names what reaches over the right edge. Components that ask for the width by script follow the window a moment later. */
async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const findTooWide = () =>
    page.evaluate((edge) => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= Math.min(clientWidth, edge)) return [];
      return [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > edge + 1)
        .map((element) => `${element.tagName}.${element.className}`)
        .slice(0, 5);
    }, width);
  await expect.poll(findTooWide, `at ${width} px`).toEqual([]);
}

/** Where the system chooses the colours, backgrounds are gone: only a line shows where a field or a layer ends. */
async function expectEdges(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const edgeless = await page.evaluate(() => {
    const hasLine = (element: Element | null): boolean => {
      if (!element) return false;
      const { borderTopStyle, borderBottomStyle, outlineStyle } = getComputedStyle(element);
      return [borderTopStyle, borderBottomStyle, outlineStyle].some((style) => style !== 'none');
    };
    const layers = [...document.querySelectorAll('dialog[open], [role="dialog"], [role="listbox"]')];
    const fields = [...document.querySelectorAll('input:not([type="hidden"]), select, textarea')];
    return [
      ...layers.filter((layer) => layer.checkVisibility() && !hasLine(layer) && !hasLine(layer.firstElementChild)),
      ...fields.filter(
        (field) => field.checkVisibility() && !hasLine(field) && !hasLine(field.closest('form, label, div')),
      ),
    ].map((element) => `${element.tagName}.${element.className}`);
  });
  expect(edgeless).toEqual([]);
}

/** A window that changes while its pictures load needs other ones than were announced for it. */
const changedWindow = 'was preloaded using link preload but not used';

/** What an address shows is opened once and follows the window; what was opened on the page belongs to its width. */
function listTags({ only, prepare, differs }: Screen): string[] {
  if (only) return [`@${only}`];
  return prepare && differs ? [] : ['@phone'];
}

// Both workers take part: almost all screens belong to one project, whose one file would run in one worker.
test.describe.configure({ mode: 'parallel' });

// The same address signs in and writes more often than one visitor may. Nobody else writes to this shop.
test.use({ shopVariables: { RATE_LIMIT: 'off', DEBUG_VIEW: 'false' } });

for (const { name: shopName, shop: shopId, screens } of checkedScreens) {
  for (const screen of screens) {
    test.describe(shopName, () => {
      test.use({
        // One pattern: of a list with more, the runner would take the second for settings of the first.
        expectedProblems: [new RegExp([changedWindow, ...(screen.problems ? [screen.problems.source] : [])].join('|'))],
        consent: screen.isFirstVisit ? 'undecided' : 'refused',
        hasSeenPopups: !screen.isFirstVisit,
      });

      test(`${screen.name}: is accessible at every width`, { tag: listTags(screen) }, async ({ page, shop }) => {
        await openScreen(page, shop, screen);
        // An address that led elsewhere would pass for the screen.
        if (!screen.prepare) expect(new URL(page.url()).pathname).toBe(screen.path.split(/[?#]/, 1)[0]);
        await expect(page.locator('html')).toHaveAttribute('data-shop', shopId);
        await expect(heading(page)).toHaveCount(1);
        await expectAccessible(page);
        const startsOnPhone = isPhone(page);
        const isResizable = !screen.only && !screen.differs;
        if (startsOnPhone || isResizable) for (const width of phoneWidths) await expectToFit(page, width);
        if (!startsOnPhone || isResizable) for (const width of desktopWidths) await expectToFit(page, width);
        if (startsOnPhone && !screen.prepare) {
          await expectToFit(page, desktopWidth);
          await expectAccessible(page);
        }
        await expectEdges(page);
      });
    });
  }
}
