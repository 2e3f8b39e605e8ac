import { ask, createCpf, createEmail, fillSignIn, joao } from '../accounts.ts';
import { expectAddress, heading } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { readConfirmationLink } from '../mail.ts';

test.use({ javaScriptEnabled: false, expectedProblems: [/\b(?:401|410|422)\b/] });

test('signs in and out by no-script submits, each failure a page with its status', async ({ page }) => {
  await page.goto('/marcas?loja=caszulo');
  await page.getByRole('banner').getByRole('link', { name: 'Minha conta' }).click();
  await expect(heading(page)).toHaveText('Entre na sua conta');
  const main = page.getByRole('main');
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST') answers.push(response.status());
  });
  await fillSignIn(main, { email: 'ninguem@exemplo.test', password: '' });
  await expect(main.getByText('Preencha todos os campos')).toBeVisible();
  await fillSignIn(main, { email: 'ninguem@exemplo.test', password: 'errada-1' });
  await expect(main.getByText('E-mail ou senha incorretos.')).toBeVisible();
  await expect(main.getByLabel('E-mail', { exact: true })).toHaveValue('ninguem@exemplo.test');
  await expect(main.getByRole('button', { name: /Mostrar/ })).toHaveCount(0);
  await fillSignIn(main, joao);
  await expectAddress(page, '/minha-conta/?loja=caszulo');
  expect(answers).toEqual([422, 401, 303]);
  expect(await ask(page, '/checkout/user')).toMatchObject({ logado: true, nomeRazao: 'João Pedro Almeida' });
});

test('requests a new password by a no-script submit', async ({ page }) => {
  await page.goto('/checkout/acesso/?voltar=/marcas');
  await page.getByText('Esqueci minha senha').click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Enviar link' }).click();
  await expect(main.getByText('Preencha todos os campos')).toBeVisible();
  await main.getByLabel('E-mail da conta').fill('ninguem@exemplo.test');
  await main.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page).toHaveURL(/recuperar=enviado&voltar=%2Fmarcas$/);
  await expect(main).toContainText('Se houver uma conta com esse e-mail, enviamos um link. Ele vale por 30 minutos.');
});

test('signs up by a no-script submit, with every error beside its field and every value preserved', async ({
  page,
  shop,
}) => {
  await page.goto('/checkout/cadastro?voltar=/marcas');
  const main = page.getByRole('main');
  await main.getByLabel('Nome completo').fill('Rita de Cássia Prado');
  await main.getByLabel('CPF ou CNPJ').fill('111.111.111-11');
  await main.getByText('Endereço de entrega').click();
  await main.getByLabel('CEP').fill('8001');
  await main.getByRole('button', { name: 'Criar conta' }).click();
  await expect(heading(page)).toHaveText('Crie sua conta');
  await expect(main.getByText('Confira o CPF ou o CNPJ. Algum número não está certo.')).toHaveCount(2);
  await expect(main.getByLabel('Nome completo')).toHaveValue('Rita de Cássia Prado');
  await expect(main.getByLabel('CEP')).toHaveValue('8001');
  const email = createEmail();
  await main.getByLabel('E-mail', { exact: true }).fill(email);
  await main.getByLabel('CPF ou CNPJ').fill(createCpf());
  await main.getByLabel('Celular').fill('41 98888-7777');
  await main.getByLabel('Crie uma senha').fill('folha verde de capim');
  await main.getByLabel('CEP').fill('80010-000');
  await main.getByLabel('Rua').fill('Rua XV de Novembro');
  await main.getByLabel('Número').fill('10');
  await main.getByLabel('Bairro').fill('Centro');
  await main.getByLabel('Cidade', { exact: true }).fill('Curitiba');
  await main.getByLabel('Estado').selectOption('PR');
  await main.getByLabel(/Li e aceito/).check();
  await main.getByRole('button', { name: 'Criar conta' }).click();
  await expect(heading(page)).toHaveText('Confira o seu e-mail');
  const link = await readConfirmationLink(shop.mailFolder, email);
  await page.goto(link);
  const confirm = async (password: string) => {
    await main.getByLabel('Senha', { exact: true }).fill(password);
    await main.getByRole('button', { name: 'Confirmar e entrar' }).click();
  };
  await confirm('');
  await expect(main.getByText('Digite a senha que você escolheu no cadastro.')).toBeVisible();
  await confirm('senha de outra pessoa');
  await expect(main.getByText('Esta não é a senha que você escolheu no cadastro.')).toBeVisible();
  await confirm('folha verde de capim');
  await expectAddress(page, '/marcas');
  await page.getByRole('banner').getByRole('link', { name: 'Minha conta' }).click();
  await expect(heading(page)).toHaveText('Olá, Rita!');
  expect(await ask(page, '/client/addresses')).toMatchObject({
    enderecos: [{ rua: 'Rua XV de Novembro', pais: 'BR' }],
  });
  expect((await page.goto(link))?.status()).toBe(410);
  await expect(heading(page)).toHaveText('Este link não vale mais');
  await expect(page).toHaveTitle('Este link não vale mais');
});
