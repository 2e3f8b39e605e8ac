import { ask, createCpf, createEmail } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { expectAddress, heading, holdScript, openDrawer, openPage, waitForScript } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { readConfirmationLink } from '../mail.ts';

test.use({ expectedProblems: [/\b422\b/] });

test('signs up: every error beside its field, masks, a CEP that fills in the address, the mail and the sign-in [R3-26, R5-17]', async ({
  page,
  shop,
}) => {
  await page.route('**/postal-code/80010000', (route) =>
    route.fulfill({
      json: {
        cep: '80010-000',
        rua: 'Praça Tiradentes',
        bairro: 'Centro',
        cidade: 'Curitiba',
        uf: 'PR',
        regiao: 'Sul',
      },
    }),
  );
  await openPage(page, '/checkout/cadastro?voltar=/marcas');
  const main = page.getByRole('main');
  const fields = main.locator('input:visible, select:visible').and(page.locator(':not([type=hidden])'));
  expect(await fields.count()).toBeLessThanOrEqual(10);

  await main.getByLabel('Nome completo').fill('Beatriz Nogueira');
  await main.getByLabel('CPF ou CNPJ').pressSequentially('11111111111');
  await main.getByLabel('Crie uma senha').fill('curta');
  await main.getByRole('button', { name: 'Criar conta' }).click();
  const summary = main.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Confira 5 campos:');
  await expect(summary).toContainText('A senha precisa de pelo menos 8 caracteres.');
  await summary.getByRole('link', { name: /Confira o CPF/ }).click();
  await expect(main.getByLabel('CPF ou CNPJ')).toBeFocused();

  const cpf = createCpf();
  await main.getByLabel('CPF ou CNPJ').fill('');
  await main.getByLabel('CPF ou CNPJ').pressSequentially(cpf);
  await expect(main.getByLabel('CPF ou CNPJ')).toHaveValue(/^\d{3}\.\d{3}\.\d{3}-\d\d$/);
  const email = createEmail();
  await main.getByLabel('E-mail', { exact: true }).fill(email);
  await main.getByLabel('Celular').pressSequentially('41988887777');
  await expect(main.getByLabel('Celular')).toHaveValue('(41) 98888-7777');
  await main.getByLabel('Crie uma senha').fill('folha verde de capim');
  await main.getByText('Endereço de entrega').click();
  await main.getByLabel('CEP').pressSequentially('80010000');
  await expect(main.getByLabel('CEP')).toHaveValue('80010-000');
  await expect(main.getByLabel('Rua')).toHaveValue('Praça Tiradentes');
  await expect(main.getByLabel('Estado')).toHaveValue('PR');
  await expect(main).toContainText('País: Brasil');
  await expectAccessible(page);
  await main.getByLabel('Número').fill('S/N');
  await main.getByLabel(/Li e aceito/).check();
  await main.getByRole('button', { name: 'Criar conta' }).click();
  await expect(heading(page)).toHaveText('Confira o seu e-mail');
  expect(await ask(page, '/checkout/user')).toMatchObject({ logado: false });
  await openPage(page, await readConfirmationLink(shop.mailFolder, email));
  await expect(heading(page)).toHaveText('Confirme o seu cadastro');
  await expectAccessible(page);
  const password = main.getByLabel('Senha', { exact: true });
  await password.fill('senha de outra pessoa');
  await password.press('Enter');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('Esta não é a senha que você escolheu no cadastro.');
  await expectAccessible(page);
  await password.fill('folha verde de capim');
  await password.press('Enter');
  await expectAddress(page, '/marcas');
  await waitForScript(page);
  await expect(await openDrawer(page)).toContainText('Olá, Beatriz!');
  expect(await ask(page, '/client/addresses')).toMatchObject({ enderecos: [{ numero: 'S/N', cidade: 'Curitiba' }] });
  expect(await ask(page, '/client')).toMatchObject({ aceitaNovidades: false });
});

test('a shopper who corrects a rejected form before hydration keeps the focus in that field', async ({ page }) => {
  const releaseScript = await holdScript(page);
  await page.goto('/checkout/cadastro', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const name = main.getByLabel('Nome completo');
  await name.fill('Beatriz');
  await name.press('Enter');
  await expect(main.getByRole('alert')).toContainText('Confira 5 campos:');
  await name.press('End');
  await name.pressSequentially(' Nogueira');
  releaseScript();
  await waitForScript(page);
  await expect(name).toBeFocused();
  await page.keyboard.type(' Alves');
  await expect(name).toHaveValue('Beatriz Nogueira Alves');
});
