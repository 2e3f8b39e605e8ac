import { openPage, waitForIdleParts } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

// Late requests on a slow machine fail offline, and the page must tolerate that.
test.use({ expectedProblems: [/net::ERR_INTERNET_DISCONNECTED/] });

test('the page shows a message while the browser is offline', async ({ page, context }) => {
  await openPage(page, '/');
  const note = page.getByRole('status').filter({ hasText: 'Você está sem internet. Sua sacola está guardada.' });
  await waitForIdleParts(page);
  await context.setOffline(true);
  await expect(note).toBeVisible();
  // "Fechar" stays in one line.
  const close = note.getByRole('button', { name: 'Fechar' });
  const lines = await close.evaluate((button) => {
    const label = document.createRange();
    label.selectNodeContents(button);
    return label.getClientRects().length;
  });
  expect(lines).toBe(1);
  await page.clock.install();
  await page.clock.runFor(20_000);
  await expect(note).toBeVisible();
  await context.setOffline(false);
  await expect(note).toHaveCount(0);
});

test('no page shows recently viewed products [R9-18]', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('ultimos-vistos') && requested.push(request.url()));
  for (const path of ['/oleo-essencial-de-lavanda-francesa', '/oleo-essencial-de-melaleuca', '/']) {
    await openPage(page, path);
    await waitForIdleParts(page);
  }
  await expect(page.getByRole('main')).not.toContainText(/vistos? (?:recentemente|por último)|últimos vistos/i);
  expect(requested).toEqual([]);
});
