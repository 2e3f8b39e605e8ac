import { openPage } from '../browsing.ts';
import { listUnreadableControls } from '../control-contrast.ts';
import { expect, test } from '../fixtures.ts';

test('a button whose words vanish under the pointer is found', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/loja-caszulo');
  expect(await listUnreadableControls(page)).toEqual([]);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main .button:hover { color: #14293a; background: #0d1d2a; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const problems = await listUnreadableControls(page);
  expect(problems).toContain('hover: 1.15 for rgb(20, 41, 58) on rgb(13, 29, 42): Ver difusores');
  expect(problems.filter((problem) => problem.startsWith('rest'))).toEqual([]);
});
