import { expect, test } from '../fixtures.ts';
import { unreachableApi } from '../shop-server.ts';

/** Breaks what every page renders, including the error page, as a bug in our own code would. */
const planted = `
  const write = JSON.stringify;
  JSON.stringify = (value, ...rest) => {
    if (value?.sistema) throw new Error('planted');
    return write(value, ...rest);
  };`;

test.use({
  shopVariables: {
    ROLE: 'web',
    API_BASE_URL: unreachableApi,
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(planted)}`,
  },
  expectedProblems: [/\b50\d\b/],
});

test('if the error page cannot be rendered either, a text and a link home are shown [R8-08]', async ({ page }) => {
  for (const path of ['/', '/oleos-essenciais', '/checkout/carrinho?loja=caszulo']) {
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(500);
    expect.soft(response?.headers()['cache-control'], path).toContain('no-store');
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText('Algo deu errado do nosso lado.');
    await expect
      .soft(page.getByRole('link', { name: 'Clique aqui para ir para página inicial' }), path)
      .toHaveAttribute('href', '/');
    expect.soft(await page.content(), path).not.toContain('planted');
    await expect.soft(page.locator('meta[name="robots"]'), path).toHaveAttribute('content', 'noindex');
  }
});
