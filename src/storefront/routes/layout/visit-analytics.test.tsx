import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, Link, Outlet } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { fallbackShops } from '#contract/neutral-shop.ts';
import { toDevice } from '#web/browser/device.ts';
import { decideConsent } from '#web/consent/consent.ts';
import type { PageContents } from '#web/route-handle.ts';
import { AddToCartForm } from '../../commerce/cart/add-to-cart-form.tsx';
import { useCart } from '../../features/cart/state/cart-context.tsx';
import { aCart, aLine } from '../../features/cart/testing/a-cart.ts';
import { emptyCart } from '../../features/cart/view/cart-view.ts';
import { resolveShop } from '../../shops/resolve-shop.ts';
import { ShopContext } from '../../shops/shop-context.tsx';
import type { Personal } from './load-personal.server.ts';
import { VisitAnalytics } from './visit-analytics.tsx';
import { VisitProvider } from './visit-provider.tsx';

const visitor: Personal = { cart: emptyCart, others: [], customer: null, favourites: null, hasSession: true };
const banner = { id: '3', name: 'Primavera', creative: 'A casa em flor', slot: 'home-hero' };
const shop = resolveShop({ pathname: '/', searchParams: new URLSearchParams() }, fallbackShops);
const noScripts = [] as const;

function Root() {
  return (
    <ShopContext value={shop}>
      <VisitProvider device={toDevice('')} siteUrl="https://loja.example">
        <Outlet />
        <VisitAnalytics scripts={noScripts} hasError={false} />
      </VisitProvider>
    </ShopContext>
  );
}

function Home() {
  const { isOpen, close, open } = useCart();
  return (
    <>
      <section data-promotion="3">
        <Link to="/marcas">Ver a primavera</Link>
      </section>
      <AddToCartForm purchase="vela">{() => <button type="submit">Adicionar</button>}</AddToCartForm>
      <button type="button" onClick={isOpen ? close : open}>
        {isOpen ? 'Fechar sacola' : 'Abrir sacola'}
      </button>
    </>
  );
}

/** Opens a document at an address; its pages have these contents. */
function openDocument(address: string, contents: PageContents) {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Root,
      children: [
        {
          id: 'layout',
          children: [
            { index: true, handle: { level: 'home', toContents: () => contents }, loader: () => 1, Component: Home },
            { path: 'marcas', handle: { pageType: 'brands' }, loader: () => 1, Component: () => <h1>Marcas</h1> },
            {
              path: 'checkout',
              handle: { pageType: 'checkout', isCheckout: true, toContents: () => contents },
              loader: () => 1,
              Component: () => <Link to="/checkout?etapa=entrega">Entrega</Link>,
            },
          ],
        },
      ],
    },
  ]);
  const loaderData = { layout: visitor, '0-0-0': 1, '0-0-2': 1 };
  render(<Stub initialEntries={[address]} hydrationData={{ loaderData }} />);
}

/** The commands and events of the data layer, each as its name. */
const listNames = () =>
  window.dataLayer?.flatMap((entry) => {
    if (!(entry instanceof Object)) return [];
    if ('event' in entry) return [entry.event];
    return 0 in entry && 1 in entry ? [`${String(entry[0])} ${String(entry[1])}`] : [];
  });

beforeEach(() => {
  window.dataLayer = [];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ok: true, cart: aCart })));
  vi.stubGlobal('navigator', { cookieEnabled: true });
});

it('reports the checkout as one page, with its consent before and its goods after it', async () => {
  decideConsent({ analytics: true, marketing: false });
  openDocument('/checkout', { lists: [], begun: { lines: [aLine], coupon: 'BEMVINDA' } });
  const first = ['consent update', 'consent_update', 'page_view', 'begin_checkout'];
  await waitFor(() => expect(listNames()).toEqual(first));
  expect(window.dataLayer).toContainEqual(expect.objectContaining({ event: 'page_view', page_type: 'checkout' }));
  fireEvent.click(screen.getByRole('link', { name: 'Entrega' }));
  await act(() => Promise.resolve());
  expect(listNames()).toEqual(first);
  act(() => decideConsent({ analytics: false, marketing: false }));
  await waitFor(() => expect(listNames()).toEqual([...first, 'consent update', 'consent_update']));
});

it('reports banners that are shown and followed, and a cart that the visitor opens', async () => {
  decideConsent({ analytics: false, marketing: false });
  openDocument('/', { lists: [], promotions: [banner] });
  const first = ['consent update', 'consent_update', 'page_view', 'view_promotion'];
  await waitFor(() => expect(listNames()).toEqual(first));
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
  await screen.findByRole('button', { name: 'Fechar sacola' });
  expect(listNames(), 'the cart that the add has opened').toEqual([...first, 'add_to_cart']);
  fireEvent.click(screen.getByRole('button', { name: 'Fechar sacola' }));
  fireEvent.click(screen.getByRole('button', { name: 'Abrir sacola' }));
  await waitFor(() => expect(listNames()).toEqual([...first, 'add_to_cart', 'view_cart']));
  fireEvent.click(screen.getByRole('link', { name: 'Ver a primavera' }));
  await screen.findByRole('heading', { name: 'Marcas' });
  await waitFor(() => expect(listNames()?.slice(-2)).toEqual(['select_promotion', 'page_view']));
  expect(window.dataLayer).toContainEqual(expect.objectContaining({ event: 'page_view', page_type: 'brands' }));
});
