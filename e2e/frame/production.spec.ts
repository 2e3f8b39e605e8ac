import { expect } from '../fixtures.ts';
import { createWebTest } from './web-shop.ts';

const test = createWebTest({ NODE_ENV: 'production' });

test.use({ expectedProblems: [/\b50\d\b/] });

test('in production nobody sees which call failed, whatever the address asks for', async ({ page }) => {
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
