import { openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { headerField, suggestions } from './search-field.ts';

test('suggestions close when the window shrinks below the desktop width, and stay closed when it grows again', async ({
  page,
}) => {
  await openPage(page, '/');
  for (const width of [800, 768]) {
    await headerField(page).fill('');
    await headerField(page).pressSequentially('lavanda');
    await expect(suggestions(page)).toBeVisible();
    await expect(headerField(page)).toHaveAttribute('aria-expanded', 'true');
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(suggestions(page)).toBeVisible();
    await page.setViewportSize({ width, height: 768 });
    await expect(headerField(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(headerField(page)).not.toHaveAttribute('aria-controls');
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(suggestions(page)).toBeHidden();
  }
});
