import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PaymentKind } from '#contract/buying/checkout.ts';
import { defaultSettings } from '../../shops/default-settings.ts';
import { SettingsContext, ShopContext, WhatsAppContext } from '../../shops/shop-context.tsx';
import type { Shop } from '../../shops/shop.ts';
import { caszuloShop, mainShop } from '../../testing/sample-shops.ts';
import type { MenuNode } from '../menu/menu-node.ts';
import { SiteFooter } from './site-footer.tsx';

const links: MenuNode[] = [
  { label: 'Ajuda', sub: [{ label: 'Entrega', href: '/pagina/entrega' }] },
  { label: 'Loja', sub: [{ label: 'Blog', href: 'https://x.example/', isBlank: true }] },
];

const inShop = (shop: Shop, menu = links) => (
  <ShopContext value={shop}>
    <SiteFooter links={menu} newsletter={null} />
  </ShopContext>
);
const groupOf = (name: string) => within(screen.getByRole('region', { name })).getByRole<HTMLDetailsElement>('group');
const isOpen = (name: string) => groupOf(name).open;
const fold = (name: string) => fireEvent.click(within(groupOf(name)).getByText(name));

describe('SiteFooter', () => {
  it('has folded groups, each of which is opened by itself', () => {
    render(inShop(mainShop));
    expect([isOpen('Ajuda'), isOpen('Loja')]).toEqual([false, false]);
    fold('Ajuda');
    expect([isOpen('Ajuda'), isOpen('Loja')]).toEqual([true, false]);
    fold('Ajuda');
    expect(isOpen('Ajuda')).toBe(false);
  });

  it('preserves open groups across renders, and resets them for another shop', () => {
    const { rerender } = render(inShop(mainShop));
    fold('Ajuda');
    rerender(inShop(mainShop, [...links]));
    expect(isOpen('Ajuda')).toBe(true);
    rerender(inShop(caszuloShop, [{ label: 'Velas', sub: [] }]));
    expect(screen.queryByText('Ajuda')).toBeNull();
    expect(isOpen('Velas')).toBe(false);
  });

  it('opens the cookie preferences in the page after hydration', () => {
    render(inShop(mainShop));
    const link = screen.getByRole('link', { name: 'Preferências de cookies' });
    const isFollowed = fireEvent.click(link);
    expect(isFollowed).toBe(false);
  });

  it('names WhatsApp only if the shop has a number there', () => {
    const { rerender } = render(inShop(mainShop));
    expect(screen.queryByText('WhatsApp')).toBeNull();
    rerender(<WhatsAppContext value="5541999990000">{inShop(mainShop)}</WhatsAppContext>);
    expect(screen.getByText('WhatsApp').getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5541999990000/);
  });

  it('marks links that open in a new tab', () => {
    render(inShop(mainShop));
    const group = within(screen.getByRole('region', { name: 'Loja' }));
    expect(group.getByRole('link', { name: 'Blog' }).getAttribute('rel')).toBe('noopener');
  });
});

it('links the reviews of the shop with their mean, once there are any', () => {
  const { rerender } = render(inShop(mainShop));
  const name = 'A loja: 4,7 de 5, em 21 avaliações';
  expect(screen.queryByRole('link', { name })).toBeNull();
  const { sistema, ...settings } = defaultSettings;
  const geral = { ...sistema.geral, avaliacao: { media: 4.7, quantidade: 21 } };
  rerender(
    <SettingsContext value={{ ...settings, sistema: { ...sistema, geral } }}>{inShop(mainShop)}</SettingsContext>,
  );
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/pagina/avaliacoes');
});

it('shows the marks of the payment methods that the shop has', () => {
  const { sistema, ...settings } = defaultSettings;
  const show = (formas: readonly PaymentKind[]) => {
    const pagamento = { ...sistema.checkout.pagamento, formas: [...formas] };
    const value = { ...settings, sistema: { ...sistema, checkout: { ...sistema.checkout, pagamento } } };
    const { unmount } = render(<SettingsContext value={value}>{inShop(mainShop)}</SettingsContext>);
    const region = screen.queryByRole('region', { name: 'Formas de pagamento' });
    const marks =
      region &&
      within(region)
        .getAllByRole('img')
        .map((mark) => mark.getAttribute('alt'));
    unmount();
    return marks;
  };
  expect(show(['pix', 'cartao', 'boleto'])).toHaveLength(11);
  expect(show(['pix', 'boleto'])).toEqual(['Pix', 'Boleto']);
  expect(show([])).toBeNull();
});

it('folds its groups by the browser alone, for pages without script', () => {
  const html = renderToStaticMarkup(inShop(mainShop));
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(html).not.toMatch(/<button|<details[^>]* open/);
});
