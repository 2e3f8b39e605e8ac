import { expect, test } from '../fixtures.ts';
import { unreachableApi } from '../shop-server.ts';

test.use({
  shopVariables: { ROLE: 'web', API_BASE_URL: unreachableApi, LOG_LEVEL: 'silent', NODE_ENV: 'production' },
  expectedProblems: [/\b50\d\b/],
});

test('production never shows which call failed, for any query', async ({ page }) => {
  for (const path of ['/oleos-essenciais?debug=1', '/marcas?debug=true', '/oleos-essenciais?debug']) {
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(500);
    await expect.soft(page.getByRole('main'), path).not.toContainText('/v2/front');
    await expect.soft(page.getByText('Erro de API:'), path).toHaveCount(0);
    expect.soft(await page.content(), path).not.toContain('/v2/front/');
  }
  await page.goto('/oleos-essenciais');
  await expect(page.getByRole('main')).toContainText('Erro de rede');
});
