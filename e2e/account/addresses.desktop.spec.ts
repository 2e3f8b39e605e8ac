import { expectAccessible } from '../axe.ts';
import { heading, openPage } from '../browsing.ts';
import { expect, knownPostalCode, test } from './account-test.ts';

test.use({ expectedProblems: [/\b422\b/] });

test('manages addresses: a CEP fills them in, one is the main one, each can be removed', async ({ page, customer }) => {
  expect(customer.email).toContain('@');
  await openPage(page, '/minha-conta/enderecos');
  const main = page.getByRole('main');
  const list = main.getByRole('list', { name: 'Seus endereços' });
  await main.getByRole('link', { name: 'Adicionar endereço' }).click();
  await expect(heading(page)).toHaveText('Novo endereço');
  const stateCodes = await main.getByLabel('Estado').locator('option:not([value=""])').count();
  expect(stateCodes).toBe(27);

  await main.getByLabel('CEP', { exact: true }).pressSequentially(knownPostalCode.replace('-', ''));
  await expect(main.getByLabel('CEP', { exact: true })).toHaveValue(knownPostalCode);
  await expect(main.getByLabel('Rua')).toHaveValue('Rua Augusta');
  await expect(main.getByLabel('Bairro')).toHaveValue('Consolação');
  await expect(main.getByLabel('Cidade')).toHaveValue('São Paulo');
  await expect(main.getByLabel('Estado')).toHaveValue('SP');
  await expect(main.getByText('Encontramos a rua. Falta o número.')).toBeVisible();
  await main.getByRole('button', { name: 'Buscar CEP' }).click();
  await expect(main.getByLabel('Número')).toBeFocused();
  await main.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(main.getByLabel('Número')).toHaveAccessibleDescription(/Escreva o número do endereço/);
  await expect(main.getByLabel('Número')).toBeFocused();
  await expectAccessible(page);
  await main.getByLabel('Número').fill('1492');
  await main.getByLabel('Apelido').fill('Casa');
  await main.getByLabel('Número').press('Enter');
  await expect(page).toHaveURL('/minha-conta/enderecos?salvo=endereco');
  await expect(main.getByRole('status').filter({ hasText: 'Endereço salvo.' })).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('listitem')).toContainText('Principal');

  await main.getByRole('link', { name: 'Adicionar endereço' }).click();
  await main.getByLabel('CEP', { exact: true }).fill('00500-000');
  await main.getByRole('button', { name: 'Buscar CEP' }).click();
  await expect(main.getByText('Não encontramos esse CEP. Preencha o endereço abaixo.')).toBeVisible();
  await main.getByLabel('Rua').fill('Estrada da Serra');
  await main.getByLabel('Número').fill('S/N');
  await main.getByLabel('Bairro').fill('Zona rural');
  await main.getByLabel('Cidade').fill('Bonito');
  await main.getByLabel('Estado').selectOption('Mato Grosso do Sul (MS)');
  await main.getByLabel('Apelido').fill('Sítio');
  await main.getByRole('button', { name: 'Salvar endereço' }).dblclick();
  const items = list.getByRole('listitem');
  await expect(items).toHaveCount(2);

  await items.filter({ hasText: 'Sítio' }).getByRole('button', { name: 'Tornar principal: Sítio' }).click();
  await expect(items.first()).toContainText('Sítio');
  await expect(main.getByRole('status').filter({ hasText: 'Este agora é o seu endereço principal.' })).toBeVisible();

  await items.first().getByRole('link', { name: 'Mudar Sítio' }).click();
  await main.getByLabel('Complemento').fill('Porteira azul');
  await main.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(items.first()).toContainText('Estrada da Serra, S/N, Porteira azul');

  await items.first().getByText('Excluir', { exact: true }).click();
  await expectAccessible(page);
  await items.first().getByRole('button', { name: 'Sim, excluir Sítio' }).click();
  await expect(items).toHaveCount(1);
  await expect(items.first()).toContainText('Principal');
  await expect(main.getByRole('status').filter({ hasText: 'Endereço excluído.' })).toBeVisible();
});
