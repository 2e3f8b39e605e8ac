import { readFile } from 'node:fs/promises';
import { formatDocument } from '../../src/rules/document.ts';
import { signIn } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { holdScript, openPage, waitForScript } from '../browsing.ts';
import { expect, isSignedIn, section, test } from './account-test.ts';

test.use({ expectedProblems: [/\b422\b/] });

test('shows and changes consents, ends other sessions and downloads the data', async ({
  page,
  customer,
  shop,
  playwright,
}) => {
  const [phone, tablet] = [await playwright.request.newContext(), await playwright.request.newContext()];
  await signIn(phone, shop.url, customer);
  await openPage(page, '/minha-conta/privacidade');
  const main = page.getByRole('main');
  const consents = section(page, 'Autorizações');
  await expect(consents).toContainText(/Aceito em \d\d\/\d\d\/\d{4}, versão \d{4}-\d\d do texto/);
  await consents.getByRole('button', { name: 'Quero receber' }).click();
  await expect(consents.getByRole('button', { name: 'Parar de receber' })).toBeVisible();
  await expect(main.getByRole('status').first()).toHaveText('Sua escolha sobre as novidades foi guardada.');
  await consents.getByRole('button', { name: 'Parar de receber' }).click();
  await expect(consents.getByRole('button', { name: 'Quero receber' })).toBeVisible();
  await consents.getByText('Histórico de autorizações').click();
  await expect(consents.getByText(/(?:aceitou|recusou) Novidades/)).toHaveCount(2);
  await expectAccessible(page);

  const devices = section(page, 'Aparelhos conectados');
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('Este aparelho', { exact: true })).toHaveCount(1);
  await devices.getByRole('button', { name: /^Sair deste aparelho/ }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect(await isSignedIn(phone, shop.url)).toBe(false);
  await signIn(phone, shop.url, customer);
  await signIn(tablet, shop.url, customer);
  await page.reload();
  await devices.getByText('Sair de todos os outros').click();
  await devices.getByRole('button', { name: 'Sim, sair' }).click();
  await expect(main.getByRole('status').first()).toHaveText('Encerramos os outros acessos à sua conta.');
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect([await isSignedIn(phone, shop.url), await isSignedIn(tablet, shop.url)]).toEqual([false, false]);
  await Promise.all([phone.dispose(), tablet.dispose()]);

  const copy = section(page, 'Baixar meus dados');
  await copy.getByLabel('Senha atual').fill('errada');
  await copy.getByRole('button', { name: 'Baixar meus dados' }).click();
  await expect(copy.getByLabel('Senha atual')).toHaveAccessibleDescription('A senha atual não confere.');
  expect(await page.content()).not.toContain('errada');
  // The response is a new document: without script a download would leave the previous error on it.
  await waitForScript(page);
  await copy.getByLabel('Senha atual').fill(customer.password);
  const download = page.waitForEvent('download');
  await copy.getByRole('button', { name: 'Baixar meus dados' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('meus-dados.json');
  await expect(copy.getByLabel('Senha atual')).toHaveAccessibleDescription('');
  await expect(copy.getByLabel('Senha atual')).not.toHaveAttribute('aria-invalid', 'true');
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    cliente: { email: customer.email, documento: formatDocument(customer.document) },
  });
  expect(text).not.toContain(customer.password);
});

test('erases the account after password and confirmation, and shows a farewell without a session', async ({
  page,
  customer,
  shop,
}) => {
  await openPage(page, '/minha-conta/privacidade');
  const form = section(page, 'Excluir conta');
  await form.getByLabel('Senha atual').fill(customer.password);
  await form.getByLabel('Para confirmar, escreva APAGAR').fill('apagar');
  await form.getByRole('button', { name: 'Excluir minha conta' }).click();
  const word = form.getByLabel('Para confirmar, escreva APAGAR');
  await expect(word).toHaveAccessibleDescription('Para confirmar, escreva APAGAR em letras maiúsculas.');
  await form.getByLabel('Senha atual').fill(customer.password);
  await word.fill('APAGAR');
  await form.getByRole('button', { name: 'Excluir minha conta' }).click();
  await expect(page).toHaveURL('/?aviso=conta-excluida');
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('Sua conta foi excluída');
  await expectAccessible(page);
  expect(await isSignedIn(page.request, shop.url)).toBe(false);
  expect(await signIn(page.request, shop.url, customer)).toBe(401);
});

test('a customer who types in a rejected form before hydration keeps the focus in that field', async ({
  page,
  customer,
}) => {
  const releaseScript = await holdScript(page);
  await page.goto('/minha-conta/privacidade', { waitUntil: 'commit' });
  const form = section(page, 'Excluir conta');
  const word = form.getByLabel('Para confirmar, escreva APAGAR');
  await form.getByLabel('Senha atual').fill(customer.password);
  await word.fill('apagar');
  await word.press('Enter');
  await expect(word).toHaveAccessibleDescription('Para confirmar, escreva APAGAR em letras maiúsculas.');
  await expect(word).toBeFocused();
  const password = form.getByLabel('Senha atual');
  await password.pressSequentially(customer.password.slice(0, 4));
  releaseScript();
  await waitForScript(page);
  await expect(password).toBeFocused();
  await page.keyboard.type(customer.password.slice(4));
  await expect(password).toHaveValue(customer.password);
  await expect(word).toHaveValue('apagar');
});
