import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, Link, Outlet, useLocation, useRevalidator } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { fallbackShops } from '#contract/neutral-shop.ts';
import { ToastProvider } from '#ui/feedback/toast.tsx';
import { CartProvider, useCart } from '../../features/cart/state/cart-context.tsx';
import { aCart } from '../../features/cart/testing/a-cart.ts';
import { resolveShop } from '../../shops/resolve-shop.ts';
import { ShopContext } from '../../shops/shop-context.tsx';
import type { Personal } from './load-personal.server.ts';
import { usePersonal } from './use-personal.ts';

const ana = { id: 7, firstName: 'Ana', name: 'Ana', email: 'ana@exemplo.test' };
const known: Personal = {
  cart: aCart,
  others: [{ shopId: 'caszulo', count: 1 }],
  customer: ana,
  favourites: [3],
  hasSession: true,
};
const unknown: Personal = {
  cart: undefined,
  others: undefined,
  customer: undefined,
  favourites: undefined,
  hasSession: true,
};

function Shown({ favourites, firstName }: { favourites: readonly number[] | null | undefined; firstName?: string }) {
  const { cart, isUnknown, others, change } = useCart();
  const { revalidate } = useRevalidator();
  return (
    <>
      <p>
        {[
          firstName ?? 'ninguém',
          isUnknown ? 'sacola desconhecida' : `${cart.count} na sacola`,
          `${others.length} em outra loja`,
          `favoritos ${favourites?.join() ?? '–'}`,
        ].join('; ')}
      </p>
      <button type="button" onClick={() => void change(new FormData())}>
        Adicionar
      </button>
      <button type="button" onClick={() => void revalidate()}>
        Recarregar
      </button>
    </>
  );
}

function Root() {
  const { personal, renew } = usePersonal();
  return (
    <ToastProvider>
      <CartProvider cart={personal?.cart} others={personal?.others ?? []} renew={renew}>
        <Shown
          favourites={personal?.favourites}
          {...(personal?.customer && { firstName: personal.customer.firstName })}
        />
        <Link to="/?loja=caszulo">Outra loja</Link>
        <Outlet />
      </CartProvider>
    </ToastProvider>
  );
}

/** Renders a page with the known data; the layout's loader returns `next` from then on. */
async function show(next: Personal) {
  const loader = vi.fn<() => Personal>(() => next);
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: function Shop() {
        const { pathname, search } = useLocation();
        const shop = resolveShop({ pathname, searchParams: new URLSearchParams(search) }, fallbackShops);
        return (
          <ShopContext value={shop}>
            <Root />
          </ShopContext>
        );
      },
      children: [{ id: 'layout', loader, children: [{ index: true, Component: () => <h1>Início</h1> }] }],
    },
  ]);
  render(<Page hydrationData={{ loaderData: { layout: known } }} />);
  await screen.findByText('Ana; 2 na sacola; 1 em outra loja; favoritos 3');
  const press = (name: string) => fireEvent.click(screen.getByText(name));
  const reload = async (name = 'Recarregar') => {
    press(name);
    await waitFor(() => expect(loader).toHaveBeenCalled());
  };
  return { press, reload };
}

describe('data of the layout that is loaded anew', () => {
  it('leaves what is known as it was, where the API does not answer', async () => {
    const { reload } = await show({ ...unknown, favourites: [3, 4] });
    await reload();
    expect(await screen.findByText('Ana; 2 na sacola; 1 em outra loja; favoritos 3,4')).toBeTruthy();
  });

  it('leaves the cart of the last change, where the API does not answer', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ ok: true, cart: { ...aCart, count: 5 } }));
    const { press, reload } = await show({ ...unknown, favourites: [3, 4] });
    press('Adicionar');
    await screen.findByText('Ana; 5 na sacola; 1 em outra loja; favoritos 3');
    await reload();
    expect(await screen.findByText('Ana; 5 na sacola; 1 em outra loja; favoritos 3,4')).toBeTruthy();
  });

  it('keeps nothing of another customer', async () => {
    const { reload } = await show({ ...unknown, customer: null });
    await reload();
    expect(await screen.findByText('ninguém; sacola desconhecida; 0 em outra loja; favoritos –')).toBeTruthy();
  });

  it('keeps no cart of another shop', async () => {
    const { reload } = await show({ ...unknown, favourites: [3, 4] });
    await reload('Outra loja');
    expect(await screen.findByText('Ana; sacola desconhecida; 0 em outra loja; favoritos 3,4')).toBeTruthy();
  });
});
