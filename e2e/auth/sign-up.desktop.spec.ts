import { ask, maria } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { heading, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

// An unknown CEP.
test.use({ expectedProblems: [/\b422\b/] });

test('accepts a company with letters in its CNPJ; an e-mail with an account gets a mail and no second account', async ({
  page,
}) => {
  await openPage(page, '/checkout/cadastro?loja=caszulo');
  await expect(page).toHaveTitle('Crie sua conta');
  const main = page.getByRole('main');
  await main.getByLabel('Nome completo').fill('Ervas do Vale Ltda.');
  await main.getByLabel('E-mail', { exact: true }).fill(maria.email);
  await main.getByLabel('CPF ou CNPJ').pressSequentially('12abc34501de35');
  await expect(main.getByLabel('CPF ou CNPJ')).toHaveValue('12.ABC.345/01DE-35');
  await main.getByLabel('Celular').fill('(41) 3333-0001');
  await main.getByLabel('Crie uma senha').fill('folha verde de capim');
  await main.getByText('Endereço de entrega').click();
  await main.getByLabel('CEP').fill('00999-000');
  await expect(main).toContainText('Não encontramos esse CEP. Preencha o endereço abaixo.');
  await main.getByLabel('CEP').fill('');
  await main.getByLabel(/Li e aceito/).check();
  await main.getByRole('button', { name: 'Criar conta' }).click();
  await expect(heading(page)).toHaveText('Confira o seu e-mail');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Confira o seu e-mail');
  await expect(main).toContainText('Se este e-mail ou documento já tinha uma conta');
  await expectAccessible(page);
  expect(await ask(page, '/checkout/user')).toMatchObject({ logado: false });
  await expect(main.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/checkout/acesso/?loja=caszulo');
});
