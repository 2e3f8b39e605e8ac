import { ask, fillSignIn, joao, maria, signIn } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import {
  banner,
  drawer,
  expectAddress,
  heading,
  holdScript,
  isPhone,
  openDrawer,
  openPage,
  waitForScript,
} from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test.use({ expectedProblems: [/\b(?:401|422|429)\b/] });

for (const { shop, tag, page: path, query, home } of [
  { shop: 'main', tag: '@phone', page: '/marcas', query: '', home: '/' },
  {
    shop: 'caszulo',
    tag: '@desktop',
    page: '/difusores/de-varetas?loja=caszulo',
    query: '&loja=caszulo',
    home: '/loja-caszulo',
  },
]) {
  test(
    `signs in, is greeted by the first name, returns to the previous page and signs out (${shop}) [R1-10, R1-11, R2.4-10]`,
    { tag },
    async ({ page }) => {
      await openPage(page, path);
      if (isPhone(page)) {
        await expect(banner(page).getByRole('button', { name: /cadastre-se/ })).toBeHidden();
        const menu = await openDrawer(page);
        await expect(menu).toContainText('Olá, visitante!');
        await menu.getByRole('link', { name: 'Entre ou Cadastre-se' }).click();
      } else {
        await page.goto(`/checkout/acesso/?voltar=${encodeURIComponent(path)}${query}`);
      }
      await expect(heading(page)).toHaveText('Entre na sua conta');
      await fillSignIn(page.getByRole('main'), maria);
      await expectAddress(page, path);
      await waitForScript(page);
      if (isPhone(page)) {
        const menu = await openDrawer(page);
        await expect(menu).toContainText(maria.greeting);
        await expect(menu.getByRole('link', { name: 'Entre ou Cadastre-se' })).toHaveCount(0);
        await menu.getByRole('button', { name: 'Sair' }).click();
      } else {
        await expect(banner(page)).toContainText(maria.greeting);
        await page.goto(`/checkout/acesso/?voltar=${encodeURIComponent('/marcas')}${query}`);
        await expectAddress(page, `/marcas${query.replace('&', '?')}`);
        await page.goto(`/checkout/sair${query.replace('&', '?')}`);
        await expect(banner(page)).toContainText(maria.greeting);
        const signedOut = await page.request.post(`/checkout/sair${query.replace('&', '?')}`, { maxRedirects: 0 });
        expect([signedOut.status(), signedOut.headers()['location']?.split('?')[0]]).toEqual([303, home]);
        await openPage(page, home);
      }
      await expect(page).toHaveURL((url) => url.pathname === home);
      await waitForScript(page);
      expect(await ask(page, '/checkout/user')).toMatchObject({ logado: false });
      if (isPhone(page)) await openDrawer(page);
      await expect(isPhone(page) ? drawer(page) : banner(page)).toContainText('Olá, visitante!');
    },
  );
}

test(
  'sign-in with recovery, sign-up and sign-out have their URLs [R2.1-29, R2.1-30]',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const query of ['', '?loja=caszulo']) {
      for (const path of ['/checkout/acesso/', '/checkout/acesso']) {
        const response = await request.get(path + query);
        const html = await response.text();
        expect(response.status()).toBe(200);
        expect([...html.matchAll(/name="intent" value="(\w+)"/g)].map(([, intent]) => intent)).toEqual([
          'entrar',
          'recuperar',
        ]);
        expect(html).toContain('content="noindex"');
      }
      const signUp = await request.get(`/checkout/cadastro${query}`);
      expect([signUp.status(), (await signUp.text()).includes('content="noindex"')]).toEqual([200, true]);
      const signOut = await request.get(`/checkout/sair${query}`, { maxRedirects: 0 });
      expect([signOut.status(), signOut.headers()['location']]).toEqual([
        302,
        query ? '/loja-caszulo?loja=caszulo' : '/',
      ]);
    }
  },
);

test(
  'saves the favourite that the visitor had requested, and redirects to the account',
  { tag: '@phone' },
  async ({ page }) => {
    const product = await ask(page, '/url/product/detail?url=/oleo-essencial-de-melaleuca');
    const id = Number(/"conteudo":\{"id":(\d+)/.exec(JSON.stringify(product))?.[1]);
    await openPage(page, `/checkout/acesso/?favorito=${id}`);
    await expect(page.getByRole('status').filter({ hasText: 'Entre para guardar este produto' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Criar conta' })).toHaveAttribute('href', new RegExp(`favorito=${id}`));
    await fillSignIn(page.getByRole('main'), joao);
    await expect(page).toHaveURL(/\/minha-conta\/$/);
    expect(await ask(page, '/wishlist')).toEqual({ favoritos: expect.arrayContaining([id]) });
  },
);

test(
  'shows errors below the form, sends no request while a field is empty, and stays in the shop [R8-09]',
  { tag: '@desktop' },
  async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await openPage(page, '/checkout/acesso?voltar=//ladrao.test&expirou=1');
    await expect(page.getByRole('main')).toContainText('Sua sessão expirou. Entre de novo; sua sacola continua aqui.');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(main.getByRole('alert').filter({ hasText: /./ })).toHaveText('Preencha todos os campos');
    expect(sent).toEqual([]);
    await fillSignIn(main, { email: 'ninguem@exemplo.test', password: 'errada-1' });
    await expect(main.getByRole('alert').filter({ hasText: /./ })).toHaveText('E-mail ou senha incorretos.');
    await expect(main.getByLabel('E-mail', { exact: true })).toHaveValue('ninguem@exemplo.test');
    await expect(main.getByLabel('Senha', { exact: true })).toBeFocused();
    await expectAccessible(page);
    await fillSignIn(main, maria);
    await expect(page).toHaveURL(/\/minha-conta\/$/);
  },
);

test(
  'a customer who types the refused password again before hydration keeps what was typed',
  { tag: '@phone' },
  async ({ page }) => {
    const releaseScript = await holdScript(page);
    await page.goto('/checkout/acesso/', { waitUntil: 'commit' });
    const main = page.getByRole('main');
    await fillSignIn(main, { ...maria, password: 'errada-1' });
    await expect(main.getByRole('alert').filter({ hasText: /./ })).toHaveText('E-mail ou senha incorretos.');
    const password = main.getByLabel('Senha', { exact: true });
    await password.pressSequentially(maria.password.slice(0, 4));
    releaseScript();
    await waitForScript(page);
    await page.keyboard.type(maria.password.slice(4));
    await expect(password).toHaveValue(maria.password);
  },
);

test('shows how long to wait after too many attempts', { tag: '@phone' }, async ({ page, shop }) => {
  const stranger = { email: `trava-${Date.now()}@exemplo.test`, password: 'errada-1' };
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await signIn(page.request, shop.url, stranger);
  }
  await openPage(page, '/checkout/acesso/');
  await fillSignIn(page.getByRole('main'), stranger);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toHaveText(
    /Tente de novo em 1 minuto/,
  );
});
