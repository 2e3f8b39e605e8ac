import { openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { headerField, suggestions } from './search-field.ts';

test('suggestions lead to the page about the service or the safety that the text is about, before any product', async ({
  page,
}) => {
  await openPage(page, '/');
  const options = suggestions(page).getByRole('option');
  await headerField(page).fill('frete');
  await expect(suggestions(page)).toHaveAccessibleName('Nenhum produto com “frete”.');
  await expect(options.first()).toHaveText('Veja a página: entrega');
  await expect(suggestions(page).getByRole('group', { name: 'Mais buscados' }).getByRole('option')).toHaveCount(5);
  await headerField(page).fill('bebe');
  await expect(options.first()).toHaveText('Veja a página: o que não usar com bebês e crianças');
  await expect(suggestions(page).getByRole('group', { name: 'Produtos' })).toBeVisible();
  await headerField(page).fill('frete');
  await expect(options.first()).toHaveText('Veja a página: entrega');
  await headerField(page).press('ArrowDown');
  await headerField(page).press('Enter');
  await expect(page).toHaveURL(/\/pagina\/entrega$/);
});

test('results without a product ask whether the page was meant', async ({ page }) => {
  await openPage(page, '/busca?busca=gato');
  const main = page.getByRole('main');
  await expect(main).toContainText('Nenhum produto com “gato”.');
  await expect(main).not.toContainText('Não encontramos nada');
  await main.getByRole('link', { name: 'o que não usar com gatos, cães e outros animais' }).click();
  await expect(page).toHaveURL(/\/pagina\/uso-seguro#animais$/);
});
