import { openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

// What a slow machine asks for only now fails, and the page has to bear it.
test.use({ expectedProblems: [/net::ERR_INTERNET_DISCONNECTED/] });

test('the page says that the connection is gone for as long as it is', async ({ page, context }) => {
  await openPage(page, '/');
  const note = page.getByRole('status').filter({ hasText: 'Você está sem internet. Sua sacola está guardada.' });
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(note).toBeVisible();
  await page.clock.install();
  await page.clock.runFor(20_000);
  await expect(note).toBeVisible();
  await context.setOffline(false);
  await expect(note).toHaveCount(0);
});

test('nobody is shown what was looked at before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('ultimos-vistos') && asked.push(request.url()));
  for (const path of ['/oleo-essencial-de-lavanda-francesa', '/oleo-essencial-de-melaleuca', '/']) {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
  }
  await expect(page.getByRole('main')).not.toContainText(/vistos? (?:recentemente|por último)|últimos vistos/i);
  expect(asked).toEqual([]);
});
