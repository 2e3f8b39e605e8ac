import { readFile } from 'node:fs/promises';
import { heading } from '../browsing.ts';
import { expect, knownPostalCode, section, test } from './account-test.ts';

test.use({ javaScriptEnabled: false, expectedProblems: [/\b422\b/] });

test('uses all account pages of Caszulo without JavaScript', async ({ page, customer }) => {
  await page.goto('/minha-conta/?loja=caszulo');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Ver e mudar dados' }).click();

  const personal = section(page, 'Dados pessoais');
  await personal.getByLabel('Nome completo').fill('Rosa');
  await personal.getByLabel('Celular').fill('999');
  await personal.getByRole('button', { name: 'Salvar dados' }).click();
  await expect(personal.getByLabel('Celular')).toHaveAccessibleDescription(/Escreva o DDD/);
  await expect(personal.getByLabel('Celular')).toBeFocused();
  await expect(personal.getByLabel('Nome completo')).toHaveValue('Rosa');
  await personal.getByLabel('Celular').fill('(11) 97777-6666');
  await personal.getByRole('button', { name: 'Salvar dados' }).click();
  await expect(page).toHaveURL('/minha-conta/dados?salvo=pessoais&loja=caszulo#pessoais');
  await expect(personal.getByRole('status')).toHaveText('Seus dados foram salvos.');

  const secret = section(page, 'Senha');
  await secret.getByLabel('Senha atual').fill('errada-mesmo');
  await secret.getByLabel('Nova senha').fill('jabuticaba-em-flor');
  await secret.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(secret).toContainText('A senha atual não confere.');
  expect(await page.content()).not.toMatch(/errada-mesmo|jabuticaba-em-flor/);
  await secret.getByLabel('Senha atual').fill(customer.password);
  await secret.getByLabel('Nova senha').fill('jabuticaba-em-flor');
  await secret.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(secret).toContainText('Sua senha foi trocada.');

  await page.goto('/minha-conta/enderecos/novo?loja=caszulo');
  await main.getByLabel('CEP', { exact: true }).fill('123');
  await main.getByRole('button', { name: 'Buscar CEP' }).click();
  await expect(main).toContainText('Informe um CEP de 8 números, como 80010-000.');
  await main.getByLabel('CEP', { exact: true }).fill(knownPostalCode);
  await main.getByLabel('Apelido').fill('Casa');
  await main.getByRole('button', { name: 'Buscar CEP' }).click();
  await expect(main.getByLabel('Rua')).toHaveValue('Rua Augusta');
  await expect(main.getByLabel('Estado')).toHaveValue('SP');
  await expect(main.getByLabel('Apelido')).toHaveValue('Casa');
  await main.getByLabel('Número').fill('10');
  await main.getByRole('button', { name: 'Salvar endereço' }).dblclick();
  await expect(page).toHaveURL('/minha-conta/enderecos?salvo=endereco&loja=caszulo');
  await expect(main.getByRole('status')).toHaveText('Endereço salvo.');
  await expect(main.getByRole('list', { name: 'Seus endereços' }).getByRole('listitem')).toHaveCount(1);
  await main.getByText('Excluir', { exact: true }).click();
  await main.getByRole('button', { name: 'Sim, excluir Casa' }).click();
  await expect(main).toContainText('Endereço excluído.');
  await expect(main).toContainText('Você ainda não guardou endereços.');

  await page.goto('/minha-conta/privacidade?loja=caszulo');
  await main.getByRole('button', { name: 'Quero receber' }).click();
  await expect(main).toContainText('Sua escolha sobre as novidades foi guardada.');
  await expect(main.getByRole('button', { name: 'Parar de receber' })).toBeVisible();
  const copy = section(page, 'Baixar meus dados');
  await copy.getByLabel('Senha atual').fill('jabuticaba-em-flor');
  const download = page.waitForEvent('download');
  await copy.getByRole('button', { name: 'Baixar meus dados' }).click();
  expect(JSON.parse(await readFile(await (await download).path(), 'utf8'))).toMatchObject({
    cliente: { nomeRazao: 'Rosa', email: customer.email },
  });

  const erasure = section(page, 'Excluir conta');
  await erasure.getByLabel('Senha atual').fill('jabuticaba-em-flor');
  await erasure.getByLabel('Para confirmar, escreva APAGAR').fill('APAGAR');
  await erasure.getByRole('button', { name: 'Excluir minha conta' }).click();
  await expect(page).toHaveURL('/loja-caszulo?aviso=conta-excluida&loja=caszulo');
  await expect(page.getByRole('main')).toContainText('Sua conta foi excluída');
  await expect(heading(page)).toBeVisible();
});
