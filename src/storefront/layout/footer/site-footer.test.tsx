import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Served, ServedContext, type ServedHtml } from '../../lib/served/served.tsx';
import { ShopContext } from '../../shops/shop-context.tsx';
import type { MenuNode } from '../menu/menu-node.ts';
import { caszuloShop } from '../../shops/caszulo.ts';
import { mainShop } from '../../shops/main.ts';
import type { Shop } from '../../shops/shop.ts';
import { FooterGroups, FooterMarks } from './footer-contents.tsx';
import { SiteFooter } from './site-footer.tsx';

afterEach(cleanup);

const links: MenuNode[] = [
  { label: 'Ajuda', sub: [{ label: 'Entrega', href: '/pagina/entrega' }] },
  { label: 'Loja', sub: [{ label: 'Blog', href: 'https://x.example/', isBlank: true }] },
];
const serve = (menu: readonly MenuNode[]): ServedHtml => ({
  'footer-groups': renderToStaticMarkup(<FooterGroups links={menu} />),
  'footer-marks': renderToStaticMarkup(<FooterMarks />),
});
const served = serve(links);

const inShop = (shop: Shop, html: ServedHtml) => (
  <ShopContext value={shop}>
    <ServedContext value={html}>
      <SiteFooter newsletter={null} />
    </ServedContext>
  </ShopContext>
);
const buttonOf = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => [
  buttonOf(name).getAttribute('aria-expanded'),
  screen.getByRole('region', { name }).hasAttribute('data-closed'),
];
const open = ['true', false];
const closed = ['false', true];

describe('SiteFooter', () => {
  it('folds its groups once script can open them, each by its own button', () => {
    render(inShop(mainShop, served));
    expect([isOpen('Ajuda'), isOpen('Loja')]).toEqual([closed, closed]);
    fireEvent.click(buttonOf('Ajuda'));
    expect([isOpen('Ajuda'), isOpen('Loja')]).toEqual([open, closed]);
    fireEvent.click(buttonOf('Ajuda'));
    expect(isOpen('Ajuda')).toEqual(closed);
  });

  it('keeps what is open when it is rendered again, and starts anew with the groups of another shop', () => {
    const { rerender } = render(inShop(mainShop, served));
    fireEvent.click(buttonOf('Ajuda'));
    rerender(inShop(mainShop, { ...served }));
    expect(isOpen('Ajuda')).toEqual(open);
    rerender(inShop(caszuloShop, serve([{ label: 'Velas', sub: [] }])));
    expect(screen.queryByText('Ajuda')).toBeNull();
    expect(isOpen('Velas')).toEqual(closed);
  });

  it('opens the choice of cookies in the page, where script can', () => {
    render(inShop(mainShop, served));
    const link = screen.getByRole('link', { name: 'Preferências de cookies' });
    const isFollowed = fireEvent.click(link);
    expect(isFollowed).toBe(false);
  });

  it('marks links that open elsewhere', () => {
    render(inShop(mainShop, served));
    const group = within(screen.getByRole('region', { name: 'Loja' }));
    expect(group.getByRole('link', { name: 'Blog' }).getAttribute('rel')).toBe('noopener');
  });
});

describe('what the server rendered', () => {
  it('is left alone for as long as it is the same, and stands empty where there is none', () => {
    const page = (html: ServedHtml) => (
      <ServedContext value={html}>
        <Served name="menu" as="ul" />
        <Served name="footer-brand" />
      </ServedContext>
    );
    const { container, rerender } = render(page({ menu: '<li>a</li>' }));
    container.querySelector('li')?.setAttribute('data-open', '');
    rerender(page({ menu: '<li>a</li>' }));
    expect(container.innerHTML).toBe(
      '<ul data-served="menu"><li data-open="">a</li></ul><div data-served="footer-brand"></div>',
    );
    rerender(page({ menu: '<li>b</li>' }));
    expect(container.querySelector('ul')?.innerHTML).toBe('<li>b</li>');
  });
});
