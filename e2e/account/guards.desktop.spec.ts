import { joao, maria, signIn } from '../accounts.ts';
import { heading, openPage } from '../browsing.ts';
import { expect, section, test } from './account-test.ts';

test.use({ expectedProblems: [/\b(?:404|429)\b/] });

const accountPaths = [
  '/minha-conta/',
  '/minha-conta/dados',
  '/minha-conta/enderecos',
  '/minha-conta/enderecos/novo',
  '/minha-conta/privacidade',
];

for (const [shop, query] of [
  ['Manacá Aromas', ''],
  ['Caszulo', '?loja=caszulo'],
] as const) {
  test(`redirects visitors of ${shop} to sign in and back, and caches no page [R6-06]`, async ({ request }) => {
    for (const path of accountPaths) {
      const answer = await request.get(path + query, { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      const target = new URL(answer.headers()['location'] ?? '', 'http://loja');
      expect(target.pathname).toBe('/checkout/acesso/');
      const expected = query ? { voltar: path, loja: 'caszulo' } : { voltar: path };
      expect(Object.fromEntries(target.searchParams)).toEqual(expected);
      expect(answer.headers()['cache-control']).toBe('private, no-store');
    }
  });
}

test.describe('a company', () => {
  test.use({ registeredName: '  José   Aromas Ltda' });

  test('is greeted by the first word of its name, and sees the number of its favourites', async ({
    page,
    customer,
    shop,
  }) => {
    expect(customer.email).toContain('@');
    const added = await page.request.post(`${shop.url}/api/v2/front/wishlist/add`, {
      headers: { 'App-Token': 'wapstore' },
      data: { idProduto: 110 },
    });
    expect(added.status()).toBe(200);
    await openPage(page, '/minha-conta/');
    await expect(heading(page)).toHaveText('Olá, José!');
    await expect(section(page, 'Favoritos')).toContainText('Você guardou 1 produto.');
  });
});

test('requires a new sign-in when the session has expired on an open page', async ({ page, shop }) => {
  await signIn(page.request, shop.url, maria);
  await openPage(page, '/minha-conta/dados?loja=caszulo');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Salvar dados' }).click();
  await expect(page).toHaveURL('/checkout/acesso/?voltar=%2Fminha-conta%2Fdados&expirou=1&loja=caszulo');
});

test('allows at most twenty addresses, and responds with 404 for an address of another customer', async ({
  page,
  shop,
}) => {
  await signIn(page.request, shop.url, joao);
  const address = { cep: '80010-000', rua: 'Rua XV de Novembro', bairro: 'Centro', cidade: 'Curitiba', uf: 'PR' };
  for (let number = 1; number <= 19; number += 1) {
    await page.request.post(`${shop.url}/api/v2/front/client/addresses`, {
      headers: { 'App-Token': 'wapstore' },
      data: { ...address, numero: String(number) },
    });
  }
  await page.goto('/minha-conta/enderecos');
  await expect(page.getByRole('main')).toContainText('Cada conta guarda até 20 endereços.');
  await expect(page.getByRole('link', { name: 'Adicionar endereço' })).toHaveCount(0);
  // Address 1 belongs to Maria.
  expect((await page.goto('/minha-conta/enderecos/1'))?.status()).toBe(404);
});

test('blocks password guesses after ten wrong ones, with a message on the page', async ({ page, shop }) => {
  await signIn(page.request, shop.url, joao);
  for (let count = 0; count < 10; count += 1) {
    await page.request.post(`${shop.url}/api/v2/front/client/export`, {
      headers: { 'App-Token': 'wapstore' },
      data: { senhaAtual: 'errada' },
    });
  }
  await openPage(page, '/minha-conta/privacidade');
  const copy = section(page, 'Baixar meus dados');
  await copy.getByLabel('Senha atual').fill('errada');
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await copy.getByRole('button', { name: 'Baixar meus dados' }).click();
  expect((await answer).status()).toBe(429);
  await expect(heading(page)).toHaveText('Privacidade');
  await expect(copy.getByRole('alert')).toContainText(/tentativas/i);
});
