import { expect, test } from '../fixtures.ts';
import { nobodysApi } from '../shop-server.ts';

test.use({ shopVariables: { ROLE: 'web', API_BASE_URL: nobodysApi }, expectedProblems: [/\b50[03]\b/] });

test('an API that nobody reaches is an error page of status 500 that says so', async ({ page, request }) => {
  for (const path of ['/', '/oleo-essencial-de-lavanda-francesa', '/busca?busca=lavanda']) {
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBe(500);
    await expect(page.getByRole('main')).toContainText('Erro 500');
    await expect(page.getByRole('main')).toContainText('Erro de rede');
    await expect(page.getByRole('link', { name: 'Voltar para a página anterior' })).toBeVisible();
  }
  // Browsers that call the API themselves get an answer that says when to come again.
  expect((await request.get('/api/v2/front/settings')).status()).toBe(503);
});
