// A change of the cart is answered, and what the page loads after it is not.
import type { Page } from '@playwright/test';
import { cartButton, heading, openPage, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();

/** Lets the next `count` readings of data find no connection. */
async function loseReadings(page: Page, count: number): Promise<void> {
  let left = count;
  await page.route(/\.data/, async (route) => {
    if (route.request().method() !== 'GET' || left === 0) return route.continue();
    left -= 1;
    return route.abort('internetdisconnected');
  });
}

test('a reload that is lost once comes again by itself', async ({ page }) => {
  await openPage(page, '/sabonete-vegano-de-alecrim');
  await loseReadings(page, 1);
  await add(page);
  await expect(sideCart(page)).toContainText('Sabonete vegano de alecrim');
  await expect(cartButton(page)).toHaveAccessibleName(/\b1 item\b/);
});

test('a reload that stays lost leaves the page, says so, and is made up for when the connection is back', async ({
  page,
}) => {
  await openPage(page, '/sabonete-vegano-de-alecrim');
  await loseReadings(page, 4);
  await add(page);
  const note = page.getByText('Ficamos sem resposta. O que a página mostra pode ter mudado.');
  await expect(note).toBeVisible({ timeout: 20_000 });
  await expect(heading(page)).toHaveText('Sabonete vegano de alecrim 90 g');
  await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
  await expect(cartButton(page)).toHaveAccessibleName(/\b1 item\b/);
  await expect(note).toHaveCount(0);
});
