// What is out of sight is left out of the first layout, and nothing of that may be noticed.
import { holdScript, openPage, waitForScript } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const listing = '/oleos-essenciais';
const product = '/oleo-essencial-de-lavanda-francesa';

const piecesOutOfSight =
  '.section:not(:has(.product-grid)), .product-grid > :nth-child(n + 5) .product-card, .site-footer';

/** What the styles say of each piece, once each. */
const listVisibilities = (nodes: Element[]) => [
  ...new Set(nodes.map((node) => getComputedStyle(node).contentVisibility)),
];

for (const path of ['/', listing, product]) {
  test(`${path} is laid out as a whole soon after its script has come`, async ({ page }) => {
    const releaseScript = await holdScript(page);
    await page.goto(path);
    const pieces = page.locator(piecesOutOfSight);
    expect(await pieces.evaluateAll(listVisibilities)).toEqual(['auto']);
    releaseScript();
    await expect(page.locator('html')).toHaveAttribute('data-laid-out');
    expect(await pieces.evaluateAll(listVisibilities)).toEqual(['visible']);
  });
}

for (const path of ['/', listing]) {
  test(`a reload of ${path} shows the place where the shopper was`, async ({ page }) => {
    await openPage(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-laid-out');
    const footer = page.getByRole('contentinfo');
    await footer.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const findTop = () => footer.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await findTop();
    await page.reload();
    await waitForScript(page);
    await expect.poll(findTop).toBe(before);
  });
}

test('an address that names a place leads to it', async ({ page }) => {
  await openPage(page, `${product}#avaliacoes`);
  await expect(page.locator('html')).toHaveAttribute('data-laid-out');
  await expect(page.locator('#avaliacoes')).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is laid out at once', async ({ page }) => {
    await page.goto(listing);
    expect(await page.locator(piecesOutOfSight).evaluateAll(listVisibilities)).toEqual(['visible']);
  });
});
