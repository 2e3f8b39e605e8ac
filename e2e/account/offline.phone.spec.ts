import { heading, openPage, waitForIdleParts } from '../browsing.ts';
import { expect, section, test } from './account-test.ts';

test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

const lostText = 'Ficamos sem resposta. Confira a conexão e tente de novo: o que você escreveu continua aqui.';

test('a form without a connection preserves the typed values and its page', async ({ page, context, customer }) => {
  await openPage(page, '/minha-conta/dados');
  const form = section(page, 'Dados pessoais');
  await expect(section(page, 'E-mail')).toContainText(customer.email);
  await form.getByLabel('Nome completo').fill('Ana Lima');
  await waitForIdleParts(page);
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Salvar dados' }).click();
  await expect(form.getByRole('alert')).toHaveText(lostText);
  await expect(form.getByLabel('Nome completo')).toHaveValue('Ana Lima');
  await expect(heading(page)).toHaveText('Seus dados');
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Salvar dados' }).click();
  await expect(form.getByRole('status')).toHaveText('Seus dados foram salvos.');
});

test('the forms for sign-in, recovery and sign-up do so as well', async ({ page, context }) => {
  await openPage(page, '/checkout/acesso/');
  const main = page.getByRole('main');
  await main.getByLabel('E-mail', { exact: true }).fill('ana@exemplo.com.br');
  await main.getByLabel('Senha', { exact: true }).fill('capim limão em flor');
  await waitForIdleParts(page);
  await context.setOffline(true);
  await main.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(main.getByText(lostText)).toBeVisible();
  await expect(main.getByLabel('Senha', { exact: true })).toHaveValue('capim limão em flor');
  await main.getByText('Esqueci minha senha').click();
  await main.getByLabel('E-mail da conta').fill('ana@exemplo.com.br');
  await main.getByRole('button', { name: 'Enviar link' }).click();
  await expect(main.getByText(lostText).last()).toBeVisible();
  await context.setOffline(false);

  await openPage(page, '/checkout/cadastro');
  await main.getByLabel('Nome completo').fill('Ana Lima');
  await waitForIdleParts(page);
  await context.setOffline(true);
  await main.getByRole('button', { name: 'Criar conta' }).click();
  await expect(main.getByRole('alert').filter({ hasText: lostText })).toBeVisible();
  await expect(main.getByLabel('Nome completo')).toHaveValue('Ana Lima');
  await context.setOffline(false);
});
