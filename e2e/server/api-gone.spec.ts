import { expect, test } from '../fixtures.ts';
import { unreachableApi } from '../shop-server.ts';

test.use({ shopVariables: { ROLE: 'web', API_BASE_URL: unreachableApi }, expectedProblems: [/\b50[03]\b/] });

test('an unreachable API is an error page with status 500 and its message [R8-01]', async ({ page, request }) => {
  for (const path of ['/', '/oleo-essencial-de-lavanda-francesa', '/busca?busca=lavanda']) {
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(500);
    await expect(page.getByRole('main')).toContainText('Erro 500');
    await expect(page.getByRole('main')).toContainText('Erro de rede');
    await expect(page.getByRole('link', { name: 'Voltar para a página anterior' })).toBeVisible();
  }
  // API calls of browsers get a response with Retry-After.
  expect((await request.get('/api/v2/front/settings')).status()).toBe(503);
});
