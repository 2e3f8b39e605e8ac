import { heading } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test.use({
  // These tests write to the shop more often than the rate limit allows.
  shopVariables: { RATE_LIMIT: 'off' },
  javaScriptEnabled: false,
  expectedProblems: [/\b422\b/],
});

test('a rejected form shows the typed values and the errors, an accepted one redirects to its page', async ({
  page,
}) => {
  await page.goto('/difusor-eletrico-bruma-sol?loja=caszulo&utm_source=x');
  const form = page.getByRole('form', { name: 'Avise-me quando chegar' });
  await form.getByLabel('Nome').fill('Ana Lima');
  // The value passes the browser's validation but not the shop's.
  await form.getByLabel('E-mail').fill('ana@exemplo');
  await form.getByRole('button').click();
  await expect(heading(page)).toHaveText('Avise-me quando chegar');
  await expect(page.getByRole('main')).toContainText('Difusor elétrico Bruma Sol');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(form.getByLabel('Nome')).toHaveValue('Ana Lima');
  await expect(form.getByLabel('E-mail')).toHaveValue('ana@exemplo');
  await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(/^Confira o e-mail/);
  await form.getByLabel('E-mail').fill('ana@exemplo.test');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\/difusor-eletrico-bruma-sol\?loja=caszulo&enviado=avise-me#avise-me$/);
  await expect(page.getByText('Pronto. Avisamos por e-mail assim que ele voltar.')).toBeInViewport();
});

test('reviews are links, and the home page shows the thanks for a review of the shop', async ({ page }) => {
  await page.goto('/oleo-essencial-de-lavanda-francesa');
  const section = page.getByRole('region', { name: 'Avaliações', exact: true });
  await section.getByRole('link', { name: /^4 estrelas/ }).click();
  await expect(page).toHaveURL(/\?estrelas=4#avaliacoes$/);
  await expect(section).toBeInViewport();
  expect(new Set(await section.getByText(/^Nota \d de 5$/).allTextContents())).toEqual(new Set(['Nota 4 de 5']));

  await page.goto('/pagina/avaliacao-da-loja?key=demonstracao-avaliacao-3');
  await page
    .getByRole('radio', { name: /^5 estrelas/ })
    .first()
    .check();
  await page
    .getByRole('radio', { name: /^5 estrelas/ })
    .last()
    .check();
  await page.getByRole('radio', { name: 'Sim' }).check();
  await page.getByRole('button', { name: 'Confirmar avaliação' }).click();
  await expect(page).toHaveURL('/?enviado=avaliacao-da-loja');
  await expect(page.getByRole('status').filter({ hasText: 'Avaliação confirmada.' })).toBeInViewport();
});

test('the footer leads to the reviews of the shop, with their average, answers and pages', async ({ page }) => {
  await page.goto('/marcas');
  const footer = page.getByRole('contentinfo');
  const [mean] = (await footer.getByRole('link', { name: /^A loja:/ }).textContent())?.match(/\d,\d/) ?? [];
  await footer.getByRole('link', { name: /^A loja: \d,\d de 5/ }).click();
  await expect(page).toHaveURL('/pagina/avaliacoes');
  await expect(page.getByRole('region', { name: 'A loja até aqui' })).toContainText(`${mean} de 5`);
  // The day on which the merchant wrote the text above them says nothing about the reviews.
  await expect(page.getByRole('main')).not.toContainText('Atualizado em');
  const reviews = page.getByRole('region', { name: 'O que dizem da loja' });
  await expect(reviews.getByRole('article')).toHaveCount(10);
  await expect(reviews.getByText('Resposta da loja').first()).toBeVisible();
  await reviews.getByRole('link', { name: 'Página 2' }).click();
  await expect(page).toHaveURL('/pagina/avaliacoes?pg=2#avaliacoes');
  await expect(heading(page)).toHaveText('Avaliações da loja');
});

test('the footer accepts a newsletter address on every page', async ({ page }) => {
  await page.goto('/marcas');
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Novidades por e-mail' });
  await form.getByLabel('Novidades no seu e-mail').fill('ana@exemplo.test');
  await form.getByRole('button').click();
  await expect(page).toHaveURL('/marcas?enviado=novidades#novidades-rodape');
  await expect(page.getByText('Pronto. As novidades vão chegar no seu e-mail.')).toBeInViewport();
});

test('the message route is no page, and does not redirect to another site', async ({ request }) => {
  const read = await request.get('/mensagens/novidades', { maxRedirects: 0 });
  expect([read.status(), read.headers()['location']]).toEqual([302, '/']);
  expect((await request.get('/mensagens/outra')).status()).toBe(404);
  for (const voltar of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
    const form = { email: 'ana@exemplo.test', voltar };
    const sent = await request.post('/mensagens/novidades', { form, maxRedirects: 0 });
    expect.soft([sent.status(), sent.headers()['location']], voltar).toEqual([303, '/?enviado=novidades']);
  }
});
