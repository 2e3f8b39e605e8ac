import { banner, heading, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test.describe('an unknown URL', () => {
  test.use({ expectedProblems: [/\b404\b/] });

  test('shows the 404 page with search and links, inside the shop of the request [R2.6-01, R2.6-02, R2.6-03, R8-17]', async ({
    page,
  }) => {
    for (const { path, shop } of [
      { path: '/nao-existe', shop: 'Manacá Aromas' },
      { path: '/a/loja-caszulo', shop: 'Caszulo' },
    ]) {
      const response = await openPage(page, path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle('Página não encontrada');
      await expect(heading(page)).toHaveText('Página não encontrada');
      await expect(page.getByText('This page could not be found')).toHaveAttribute('lang', 'en');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(banner(page).getByRole('link', { name: new RegExp(`${shop}.*página inicial`) })).toBeVisible();
    }
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('vela');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/busca\?busca=vela&loja=caszulo$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('of a link shows the same page without loading a document', async ({ page, documents }) => {
    await openPage(page, '/');
    await page.getByRole('main').evaluate((main) => {
      const link = document.createElement('a');
      link.href = '/nao-existe';
      link.textContent = 'nada';
      main.append(link);
      link.click();
    });
    await expect(heading(page)).toHaveText('Página não encontrada');
    expect(documents).toEqual(['/']);
  });
});

test.describe('the page of a server error', () => {
  test.use({ expectedProblems: [/\b500\b/] });

  test('shows status, message and the two fixed links with status 500', async ({ page }) => {
    await openPage(page, '/marcas');
    const response = await openPage(page, '/View5xx');
    expect(response?.status()).toBe(500);
    await expect(page.getByRole('main')).toContainText('Erro 500');
    await expect(page.getByRole('main')).not.toContainText('Erro desconhecido');
    await expect(heading(page)).toHaveText('Algo deu errado do nosso lado.');
    await expect(page.getByRole('main')).toContainText('Espere um instante e tente de novo.');
    await expect(page.getByRole('link', { name: 'Ligue para (41) 3333-0000' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('link', { name: 'Clique aqui para ir para página inicial' })).toHaveAttribute(
      'href',
      '/',
    );
    await page.getByRole('link', { name: 'Voltar para a página anterior' }).click();
    await expect(page).toHaveURL(/\/marcas$/);
  });
});

test('tracking parameters are removed by one redirect, other parameters are preserved [R2.6-09]', async ({
  page,
  documents,
}) => {
  await openPage(page, '/busca?busca=rosa&gclid=1&utm_source=a&order=Menor+Pre%C3%A7o&srsltid=2');
  await expect(page).toHaveURL(/\/busca\?busca=rosa&order=Menor\+Pre%C3%A7o$/);
  expect(documents).toEqual(['/busca', '/busca']);
});
