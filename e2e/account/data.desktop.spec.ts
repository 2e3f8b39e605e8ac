import { formatDocument } from '../../src/rules/document.ts';
import { signIn } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { banner, heading, openPage } from '../browsing.ts';
import { readEmailLink } from '../mail.ts';
import { expect, isSignedIn, section, test } from './account-test.ts';

test.use({ expectedProblems: [/\b(?:410|422)\b/] });

test('changes name, phone and birth date, shows errors and preserves typed values [R3-23]', async ({
  page,
  customer,
}) => {
  await openPage(page, '/minha-conta/dados');
  const form = section(page, 'Dados pessoais');
  await expect(form).toContainText(`***.***.***-${customer.document.slice(-2)}`);
  expect(await page.content()).not.toContain(customer.document);
  expect(await page.content()).not.toContain(formatDocument(customer.document));
  await form.getByLabel('Celular').fill('123');
  await form.getByLabel('Nome completo').fill('Ana <b>');
  await form.getByRole('button', { name: 'Salvar dados' }).click();
  await expect(form.getByLabel('Nome completo')).toBeFocused();
  await expect(form.getByLabel('Nome completo')).toHaveAccessibleDescription(/com letras e sem sinais/);
  await expect(form.getByLabel('Celular')).toHaveAccessibleDescription(/Escreva o DDD/);
  await expect(form.getByLabel('Celular')).toHaveValue('(12) 3');
  await expectAccessible(page);

  await form.getByLabel('Nome completo').fill('Ana Lima');
  await form.getByLabel('Celular').fill('41988887777');
  await form.getByLabel('Nascimento').fill('2999-01-01');
  await form.getByRole('button', { name: 'Salvar dados' }).click();
  await expect(form.getByLabel('Nascimento')).toHaveAccessibleDescription('Confira a data de nascimento.');
  await form.getByLabel('Nascimento').fill('1990-05-04');
  await form.getByLabel('Gênero').selectOption('Outro');
  await form.getByRole('button', { name: 'Salvar dados' }).click();
  await expect(form.getByRole('status')).toHaveText('Seus dados foram salvos.');
  await expect(form.getByLabel('Celular')).toHaveValue('(41) 98888-7777');
  await expect(banner(page)).toContainText('Olá, Ana!');
});

test('changes the e-mail and the password of a customer who confirms the password', async ({
  page,
  customer,
  shop,
  playwright,
}) => {
  const elsewhere = await playwright.request.newContext();
  expect(await signIn(elsewhere, shop.url, customer)).toBe(200);
  await openPage(page, '/minha-conta/dados');
  const mail = section(page, 'E-mail');
  await mail.getByLabel('Novo e-mail').fill(`novo-${customer.email}`);
  await mail.getByLabel('Senha atual').fill('errada');
  await mail.getByRole('button', { name: 'Trocar e-mail' }).click();
  await expect(mail.getByLabel('Senha atual')).toHaveAccessibleDescription('A senha atual não confere.');
  await mail.getByLabel('Senha atual').fill(customer.password);
  await mail.getByRole('button', { name: 'Trocar e-mail' }).click();
  await expect(mail.getByRole('status')).toHaveText(/Enviamos um link para o novo e-mail/);
  await expect(mail).toContainText(customer.email);
  const link = await readEmailLink(shop.mailFolder, `novo-${customer.email}`);
  await openPage(page, link);
  await expect(page).toHaveTitle('Confirme o seu novo e-mail');
  await page.getByRole('main').getByLabel('Senha atual').fill(customer.password);
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await expect(heading(page)).toHaveText('Pronto, seu e-mail foi trocado');
  await openPage(page, link);
  await expect(heading(page)).toHaveText('Este link não vale mais');
  await openPage(page, '/minha-conta/dados');
  await expect(mail).toContainText(`novo-${customer.email}`);

  const form = section(page, 'Senha');
  await form.getByLabel('Senha atual').fill(customer.password);
  await form.getByLabel('Nova senha').fill('12345678');
  await form.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(form.getByLabel('Nova senha')).toHaveAccessibleDescription(/fácil de adivinhar/);
  await form.getByLabel('Nova senha').fill('figo-do-quintal-2027');
  await form.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(form.getByText('Sua senha foi trocada.')).toBeVisible();

  expect(await isSignedIn(elsewhere, shop.url)).toBe(false);
  await elsewhere.dispose();
  await page.reload();
  await expect(heading(page)).toHaveText('Seus dados');
  await expect(section(page, 'Senha')).toContainText('Trocada pela última vez em');
});
