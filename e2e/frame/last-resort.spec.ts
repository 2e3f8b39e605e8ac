import { expect, test as base } from '../fixtures.ts';
import { findFreePort, startShop } from '../shop-server.ts';

/** Storefronts whose API nobody answers for; `variables` are what is tested. */
const testWith = (variables: () => Record<string, string>) =>
  base.extend<object, { shop: Awaited<ReturnType<typeof startShop>> }>({
    shop: [
      // oxlint-disable-next-line no-empty-pattern -- the names of the fixtures are read from this pattern: this one needs none
      async ({}, use) => {
        const nobody = `http://127.0.0.1:${await findFreePort()}/api`;
        const shop = await startShop({ ROLE: 'web', API_BASE_URL: nobody, LOG_LEVEL: 'silent', ...variables() });
        await use(shop);
        await shop.stop();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  });

const inProduction = testWith(() => ({ NODE_ENV: 'production' }));
inProduction.use({ expectedProblems: [/\b50\d\b/] });

inProduction('in production nobody sees which call failed, whatever the address asks for', async ({ page }) => {
  for (const path of ['/oleos-essenciais?debug=1', '/marcas?debug=true', '/oleos-essenciais?debug']) {
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBe(500);
    await expect.soft(page.getByRole('main'), path).not.toContainText('/v2/front');
    await expect.soft(page.getByText('Erro de API:'), path).toHaveCount(0);
    expect.soft(await page.content(), path).not.toContain('/v2/front/');
  }
  await page.goto('/oleos-essenciais');
  await expect(page.getByRole('main')).toContainText('Erro de rede');
});

/** Breaks what every page writes, also the one for errors, as a fault in our own code would. */
const planted = `
  const write = JSON.stringify;
  JSON.stringify = (value, ...rest) => {
    if (value?.sistema) throw new Error('planted');
    return write(value, ...rest);
  };`;

const broken = testWith(() => ({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(planted)}` }));
broken.use({ expectedProblems: [/\b500\b/] });

broken('when even the error page cannot be shown, a text and the way home are left', async ({ page }) => {
  for (const path of ['/', '/oleos-essenciais', '/checkout/carrinho?loja=caszulo']) {
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBe(500);
    expect.soft(answer?.headers()['cache-control'], path).toContain('no-store');
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText('Algo deu errado do nosso lado.');
    await expect
      .soft(page.getByRole('link', { name: 'Clique aqui para ir para página inicial' }), path)
      .toHaveAttribute('href', '/');
    expect.soft(await page.content(), path).not.toContain('planted');
    await expect.soft(page.locator('meta[name="robots"]'), path).toHaveAttribute('content', 'noindex');
  }
});
