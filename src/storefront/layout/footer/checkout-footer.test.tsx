import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultSettings } from '../../shops/default-settings.ts';
import { SettingsContext, ShopContext } from '../../shops/shop-context.tsx';
import { caszuloShop, mainShop, promisingShop } from '../../testing/sample-shops.ts';
import { CheckoutFooter } from './checkout-footer.tsx';

const { sistema, ...others } = defaultSettings;
const site = {
  ...sistema.geral.site,
  telefoneContato: '(41) 3333-0000',
  atendimento: 'Segunda a sexta, 08:00 às 17:30',
};
const settings = { ...others, sistema: { ...sistema, geral: { ...sistema.geral, site } } };

it.each([mainShop, caszuloShop, promisingShop])('answers questions about a purchase in its place', (shop) => {
  render(
    <SettingsContext value={settings}>
      <ShopContext value={shop}>
        <CheckoutFooter />
      </ShopContext>
    </SettingsContext>,
  );
  expect(screen.getByRole('link', { name: '(41) 3333-0000' }).getAttribute('href')).toBe('tel:+554133330000');
  expect(screen.getByText('Segunda a sexta, 08:00 às 17:30')).toBeTruthy();
  const rules = screen.getByText('Entrega e trocas').closest('details');
  expect(rules).toHaveProperty('open', false);
  expect(rules?.textContent).toContain(`${shop.promessas.troca.resumo}. Até 7 dias depois de receber`);
  const links = [...(rules?.querySelectorAll('a') ?? [])];
  const query = shop.loja && `?loja=${shop.loja}`;
  expect(links.map((link) => [link.getAttribute('href'), link.target])).toEqual([
    [`/pagina/entrega${query}`, '_blank'],
    [`/pagina/trocas-e-devolucoes${query}`, '_blank'],
  ]);
  expect(screen.getByRole('link', { name: 'Preferências de cookies' })).toBeTruthy();
});
