import { banner, heading, isPhone, openPage } from '../browsing.ts';
import { expect, openNavigation, section, test } from './account-test.ts';

const shops = [
  { shop: 'Manacá Aromas', tag: '@desktop', query: '' },
  { shop: 'Caszulo', tag: '@phone', query: '?loja=caszulo' },
];

for (const { shop, tag, query } of shops) {
  test(
    `greets by the first name and links to the pages of the account of ${shop} [R1-08, R2.1-26]`,
    { tag },
    async ({ page, customer }) => {
      const response = await openPage(page, `/minha-conta/${query}`);
      expect(response?.headers()['cache-control']).toBe('private, no-store');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(heading(page)).toHaveText('Olá, Maria!');
      if (!isPhone(page)) {
        const link = banner(page).getByRole('link', { name: /Minha conta/ });
        await expect(link).toContainText('Olá, Maria!');
        await expect(link).toHaveAttribute('href', `/minha-conta/${query}`);
      }
      const main = page.getByRole('main');
      await expect(section(page, 'Meus pedidos')).toContainText('Você ainda não fez pedidos.');
      await expect(section(page, 'Dados')).toContainText(customer.email);
      const hrefs = await main
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.filter((href) => !href.startsWith('/') || (query !== '' && !href.includes('loja=caszulo')))).toEqual(
        [],
      );

      const navigation = await openNavigation(page);
      await expect(navigation.getByRole('link')).toHaveText([
        'Resumo',
        'Meus pedidos',
        'Endereços',
        'Favoritos',
        'Dados',
        'Privacidade',
      ]);
      await navigation.getByRole('link', { name: 'Endereços' }).click();
      await expect(page).toHaveURL(`/minha-conta/enderecos${query}`);
      await expect(heading(page)).toBeFocused();
      await expect((await openNavigation(page)).locator('[aria-current="page"]')).toHaveText('Endereços');
    },
  );
}
