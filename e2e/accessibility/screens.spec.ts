// Every screen and state: the rules of WCAG 2.2 AA, the narrowest phone and desktop, and forced colours. `npm run nightly` takes
// every width, and the screens that are like others.

import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { heading, isPhone } from '../browsing.ts';
import { expectReadableControls } from '../control-contrast.ts';
import { expect, test } from '../fixtures.ts';
import { isNightly } from '../nightly.ts';
import { checkedScreens } from '../screens/all-screens.ts';
import { openScreen, type Screen } from '../screens/screen.ts';

/** The breakpoints of specification 2.2, plus 683 px: a window of 1366 px at a zoom of 200 %. */
const phoneWidths = isNightly ? [320, 640, 683, 768] : [320];
const desktopWidths = isNightly ? [1280, 1536, 1366, 1024] : [1024];

/** Lists elements that overflow the right edge. It polls, because some components read the width after a debounce. */
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

/** Forced colours remove backgrounds, so every field and layer needs a border or an outline. */
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

/** A resize while pictures load selects other pictures than the preloaded ones. */
const changedWindow = 'was preloaded using link preload but not used';

/** Most screens open once, on a phone, and are resized; prepared ones that differ open in both projects. */
const opensTwice = ({ prepare, differs }: Screen) => prepare !== undefined && differs === true;

function listTags(screen: Screen): string[] {
  const nightly = screen.isAlike ? ['@nightly'] : [];
  if (screen.only) return [`@${screen.only}`, ...nightly];
  return opensTwice(screen) ? nightly : ['@phone', ...nightly];
}

// Runs in both workers: almost all screens belong to one project, whose single file would run in one worker.
test.describe.configure({ mode: 'parallel' });

// One IP address signs in and writes more often than the rate limit allows. No other file writes to this shop.
test.use({ shopVariables: { RATE_LIMIT: 'off', DEBUG_VIEW: 'false' } });

for (const { name: shopName, shop: shopId, screens } of checkedScreens) {
  for (const screen of screens) {
    test.describe(shopName, () => {
      test.use({
        // One pattern: the runner would treat the second element of a list as options of the first.
        expectedProblems: [new RegExp([changedWindow, ...(screen.problems ? [screen.problems.source] : [])].join('|'))],
        consent: screen.isFirstVisit ? 'undecided' : 'refused',
        hasSeenPopups: !screen.isFirstVisit,
      });

      test(
        `${screen.name}: is accessible, and as wide as its window [R2.2-08]`,
        { tag: listTags(screen) },
        async ({ page, shop }) => {
          await openScreen(page, shop, screen);
          // A redirect would go unnoticed otherwise.
          if (!screen.prepare) expect(new URL(page.url()).pathname).toBe(screen.path.split(/[?#]/, 1)[0]);
          await expect(page.locator('html')).toHaveAttribute('data-shop', shopId);
          await expect(heading(page)).toHaveCount(1);
          await expectAccessible(page);
          await expectReadableControls(page);
          const startsOnPhone = isPhone(page);
          const isResizable = !screen.only && !opensTwice(screen);
          if (startsOnPhone || isResizable) for (const width of phoneWidths) await expectToFit(page, width);
          if (!startsOnPhone || isResizable) for (const width of desktopWidths) await expectToFit(page, width);
          if (startsOnPhone && !screen.prepare && (screen.differs || isNightly)) await expectAccessible(page);
          await expectEdges(page);
        },
      );
    });
  }
}
