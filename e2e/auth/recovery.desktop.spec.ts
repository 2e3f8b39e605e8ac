import { fillSignIn, register } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { banner, heading, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { listMailLinks, readMailLink } from '../mail.ts';

test.use({ expectedProblems: [/\b(?:410|422)\b/] });

test('a forgotten password: the mail, the link, the new password, valid only once', async ({ page, request, shop }) => {
  // The new password is not reset, because no other journey signs in with this account.
  const customer = await register(request, shop, 'Maria Clara Souza');
  const referrers: string[] = [];
  page.on('request', (requested) => referrers.push(requested.headers()['referer'] ?? ''));
  await openPage(page, '/checkout/acesso/');
  const main = page.getByRole('main');
  await main.getByText('Esqueci minha senha').click();
  const before = listMailLinks(shop.mailFolder);
  await main.getByLabel('E-mail da conta').fill(customer.email);
  await main.getByRole('button', { name: 'Enviar link' }).click();
  await expect(main.getByRole('status').filter({ hasText: /./ })).toHaveText(
    'Se houver uma conta com esse e-mail, enviamos um link. Ele vale por 30 minutos.',
  );
  await expectAccessible(page);

  const link = await readMailLink(shop.mailFolder, before);
  const response = await openPage(page, link);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'strict-origin',
  });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(heading(page)).toHaveText('Crie uma senha nova');
  await expect(page).toHaveTitle('Crie uma senha nova');
  await expectAccessible(page);
  await main.getByLabel('Senha nova').fill('12345678');
  await main.getByRole('button', { name: 'Trocar a senha' }).click();
  await expect(main).toContainText('Essa senha é fácil de adivinhar. Escolha outra.');
  await main.getByLabel('Senha nova').fill('capim limão em flor');
  await main.getByRole('button', { name: 'Trocar a senha' }).click();
  await expect(page).toHaveURL(/\/checkout\/acesso\/\?senha=trocada$/);
  await expect(main).toContainText('Pronto, sua senha foi trocada. Entre com a nova senha.');
  expect(referrers.filter((referrer) => referrer.includes('token'))).toEqual([]);
  await fillSignIn(main, { ...customer, password: 'capim limão em flor' });
  await expect(page).toHaveURL(/\/minha-conta\/$/);
  await expect(banner(page)).toContainText('Olá, Maria!');

  const again = await page.goto(link);
  expect(again?.status()).toBe(410);
  await expect(heading(page)).toHaveText('Este link não vale mais');
  await expect(page).toHaveTitle('Este link não vale mais');
  await expectAccessible(page);
});

test('requested in Caszulo, the mail has the name of Caszulo and all further pages stay there', async ({
  page,
  request,
  shop,
}) => {
  const customer = await register(request, shop, 'Rita Moura');
  const before = listMailLinks(shop.mailFolder);
  await openPage(page, '/checkout/acesso/?loja=caszulo&recuperar=1');
  const main = page.getByRole('main');
  await main.getByLabel('E-mail da conta').fill(customer.email);
  await main.getByRole('button', { name: 'Enviar link' }).click();
  await openPage(page, await readMailLink(shop.mailFolder, before));
  await expect(page.locator('html')).toHaveAttribute('data-shop', 'caszulo');
  await main.getByLabel('Senha nova').fill('capim limão em flor');
  await main.getByRole('button', { name: 'Trocar a senha' }).click();
  await expect(page).toHaveURL(/\/checkout\/acesso\/\?senha=trocada&loja=caszulo$/);
  await fillSignIn(main, { ...customer, password: 'capim limão em flor' });
  await expect(page).toHaveURL(/\/minha-conta\/\?loja=caszulo$/);
});
