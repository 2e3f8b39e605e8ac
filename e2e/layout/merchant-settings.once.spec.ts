import type { APIRequestContext } from '@playwright/test';
import { banner, heading, openPage } from '../browsing.ts';
import { expect } from '../fixtures.ts';
import { type Merchant, test } from '../merchant.ts';

const modules = { listaPresente: false, marketplace: false, exibirEstoque: false, vitrineVistos: false };

/** Waits until the running shop has applied the setting. */
async function setClosed(merchant: Merchant, request: APIRequestContext, manutencao: boolean): Promise<void> {
  await merchant.set('modulos', { ...modules, manutencao });
  await expect.poll(async () => (await request.get('/oleos-essenciais')).status()).toBe(manutencao ? 503 : 200);
}

test.describe('maintenance', () => {
  test.use({ expectedProblems: [/\b503\b/] });

  test('closes the whole shop with status 503 and Retry-After; off by default [R9-19]', async ({
    page,
    request,
    merchant,
  }) => {
    expect((await request.get('/')).status()).toBe(200);
    await setClosed(merchant, request, true);
    for (const [path, shop] of [
      ['/nao-existe', 'main'],
      ['/checkout/carrinho?loja=caszulo', 'caszulo'],
      ['/oleos-essenciais', 'main'],
    ] as const) {
      const response = await page.goto(path);
      expect.soft(response?.status(), path).toBe(503);
      expect.soft(Number(response?.headers()['retry-after']), path).toBeGreaterThan(0);
      expect.soft(response?.headers()['cache-control'], path).toContain('no-store');
      await expect.soft(heading(page), path).toHaveText('Estamos arrumando a loja');
      await expect.soft(page.locator('meta[name="robots"]'), path).toHaveAttribute('content', 'noindex');
      await expect.soft(page.locator('html'), path).toHaveAttribute('data-shop', shop);
      await expect.soft(banner(page), path).toHaveCount(0);
    }
    expect((await request.get('/robots.txt')).status()).toBe(200);
    await setClosed(merchant, request, false);
    await page.getByRole('link', { name: 'Tentar de novo' }).click();
    await expect(banner(page)).toBeVisible();
  });

  const closedText = 'Estamos arrumando a loja';

  test('accepts no form and returns no data', async ({ request, merchant }) => {
    await setClosed(merchant, request, true);
    const form = { acao: 'adicionar', usuario: 'maria@exemplo.test', senha: 'segredo-de-teste' };
    for (const ask of [
      () => request.post('/sacola', { form }),
      () => request.post('/favoritos?loja=caszulo', { form }),
      () => request.post('/checkout/acesso/', { form }),
      () => request.post('/checkout/carrinho', { form }),
      () => request.post('/sacola.data', { form }),
      () => request.get('/ofertas.data'),
    ]) {
      const response = await ask();
      expect.soft(response.status(), response.url()).toBe(503);
      expect.soft(Number(response.headers()['retry-after']), response.url()).toBeGreaterThan(0);
      expect.soft(response.headers()['cache-control'], response.url()).toContain('no-store');
      expect.soft(response.headers()['set-cookie'], response.url()).toBeUndefined();
      expect.soft(await response.text(), response.url()).toContain(closedText);
      const isPage = !new URL(response.url()).pathname.endsWith('.data');
      if (isPage) expect.soft(response.headers()['content-type'], response.url()).toContain('text/html');
    }
  });

  test('replaces a page that was open before, after any action on it', async ({
    page,
    request,
    merchant,
    documents,
  }) => {
    for (const press of [
      () => banner(page).getByRole('link', { name: 'Difusores', exact: true }).click(),
      () => page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click(),
    ]) {
      await setClosed(merchant, request, false);
      documents.length = 0;
      await openPage(page, '/oleo-essencial-de-melaleuca');
      await setClosed(merchant, request, true);
      await press();
      await expect(heading(page)).toHaveText(closedText);
      await expect(banner(page)).toHaveCount(0);
      expect(documents).toHaveLength(1);
      await setClosed(merchant, request, false);
      await page.getByRole('link', { name: 'Tentar de novo' }).click();
      await expect(banner(page)).toBeVisible();
    }
  });
});

test('verification tags are in the head of every page once they are set [R2.6-14]', async ({
  page,
  request,
  merchant,
}) => {
  const tags = page.locator('head meta[name="google-site-verification"]');
  await page.goto('/');
  await expect(tags).toHaveCount(0);
  await merchant.set('google.verification', ['primeiro-codigo', 'segundo"código']);
  await expect.poll(async () => (await request.get('/')).text()).toContain('primeiro-codigo');
  for (const path of ['/', '/oleos-essenciais', '/loja-caszulo']) {
    await page.goto(path);
    await expect(tags).toHaveCount(2);
    await expect(tags.last()).toHaveAttribute('content', 'segundo"código');
  }
});

test('the footer shows Facebook, contact and hours only if they are set [R2.5-03, R2.5-08, R2.5-09]', async ({
  page,
  request,
  merchant,
}) => {
  const footer = page.getByRole('contentinfo');
  await page.goto('/');
  await expect(footer.getByRole('link', { name: /Facebook/ })).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Contato', exact: true })).toHaveCount(1);
  await expect(footer.getByRole('heading', { name: 'Horário de atendimento' })).toHaveCount(1);
  await merchant.set('link.social', { facebook: '', instagram: 'https://www.instagram.com/manaca.example' });
  await merchant.set('site.telefoneContato', '');
  await merchant.set('site.atendimento', '');
  // The changes may be applied one by one: wait for the last one.
  await expect.poll(async () => (await request.get('/')).text()).not.toContain('Horário de atendimento');
  await page.goto('/');
  await expect(footer.getByRole('link', { name: /Facebook/ })).toHaveCount(0);
  await expect(footer.getByRole('link', { name: /Instagram/ })).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Contato', exact: true })).toHaveCount(0);
  await expect(footer.getByRole('heading', { name: 'Horário de atendimento' })).toHaveCount(0);
  await expect(banner(page)).not.toContainText('Atendimento:');
});

test("the free-shipping bar uses the merchant's threshold, and is hidden without one", async ({
  page,
  request,
  merchant,
}) => {
  const rule = { alerta: false, status: true, valor: 500, valorSulSudeste: 400, inclusivo: false };
  await merchant.set('carrinho.freteGratis', rule);
  await expect.poll(async () => (await request.get('/')).text()).toContain('"valor":500');
  await openPage(page, '/oleo-essencial-de-melaleuca');
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(page.getByRole('dialog', { name: /^Sua sacola/ })).toContainText(
    'Adicione R$ 460,10 e fique isento de Frete.',
  );
  await merchant.set('carrinho.freteGratis', { ...rule, status: false });
  await expect.poll(async () => (await request.get('/')).text()).not.toContain('"status":true');
  await openPage(page, '/checkout/carrinho');
  await expect(page.getByRole('main')).toContainText('melaleuca');
  await expect(page.getByRole('main')).not.toContainText('isento de Frete');
});
