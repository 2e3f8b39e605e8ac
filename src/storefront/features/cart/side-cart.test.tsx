import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createRoutesStub, data } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ToastProvider } from '#ui/feedback/toast.tsx';
import { installDialog } from '../../lib/testing/dialog.ts';
import { CartButton } from './cart-button.tsx';
import { CartProvider } from './cart-context.tsx';
import { type CartView, emptyCart } from './cart-view.ts';
import { SideCart } from './side-cart.tsx';

beforeAll(installDialog);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const line = { identity: '{"idProduto":7}', name: 'Óleo de lavanda', quantity: 2, price: 42.9, max: 3 };
const cart: CartView = {
  ...emptyCart,
  count: 2,
  subtotal: 85.8,
  total: 85.8,
  cash: 81.51,
  lines: [line],
  messages: [],
};

type Answer = () => unknown;

/** The side cart of a page, with what the cart action answers. */
function show(
  shown: CartView,
  answer: Answer = () => ({ ok: true, at: 1 }),
  others = [{ shopId: 'caszulo', count: 1 }],
) {
  const posted: Record<string, unknown>[] = [];
  function Page() {
    const [loaded] = useState(shown);
    return (
      <ToastProvider>
        <CartProvider cart={loaded} others={others}>
          <CartButton />
          <SideCart suggestions={<p>Os mais pedidos</p>} />
        </CartProvider>
      </ToastProvider>
    );
  }
  const Stub = createRoutesStub([
    { path: '/', Component: Page },
    {
      path: '/sacola',
      action: async ({ request }) => {
        posted.push(Object.fromEntries(await request.formData()));
        return answer();
      },
    },
  ]);
  render(<Stub />);
  return { posted };
}

const openCart = () => fireEvent.click(screen.getByRole('link', { name: /Sacola/ }));

describe('SideCart', () => {
  it('shows lines, subtotal, Pix price and what is missing for free freight', () => {
    show(cart);
    openCart();
    expect(screen.getByRole('heading', { name: 'Sua sacola (2)' })).toBeTruthy();
    expect(screen.queryByText('Os mais pedidos')).toBeNull();
    expect(screen.getByText('Adicione R$ 73,20 e fique isento de Frete.')).toBeTruthy();
    expect(screen.getByText('R$ 81,51')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Finalizar compra' }).getAttribute('href')).toBe('/checkout/carrinho');
  });

  it('uses the regional threshold when the place is known', () => {
    localStorage.setItem('userCep', JSON.stringify({ cep: '80000-000', cidade: 'Curitiba', estado: 'PR' }));
    show(cart);
    openCart();
    expect(screen.getByText('Adicione R$ 63,20 e fique isento de Frete.')).toBeTruthy();
  });

  it('names the cart of the other shop', () => {
    show(cart);
    openCart();
    expect(screen.getByRole('link', { name: 'na Caszulo' }).getAttribute('href')).toBe(
      '/checkout/carrinho?loja=caszulo',
    );
  });

  it('shows a change at once and the loaded cart again when it fails', async () => {
    let fail: (value: unknown) => void = () => undefined;
    const { posted } = show(cart, () => new Promise((resolve) => (fail = resolve)));
    openCart();
    fireEvent.click(screen.getByRole('button', { name: 'Aumentar quantidade de Óleo de lavanda' }));
    expect(await screen.findByRole('heading', { name: 'Sua sacola (3)' })).toBeTruthy();
    await waitFor(() => expect(posted).toEqual([{ linha: line.identity, quantidade: '3', intent: 'set' }]));
    fail(data({ ok: false, error: 'x', at: 2 }, { status: 500 }));
    expect(await screen.findByRole('heading', { name: 'Sua sacola (2)' })).toBeTruthy();
    expect(await screen.findByText('Não foi possível atualizar. Tente de novo.')).toBeTruthy();
  });

  it('stops at the stock', () => {
    show({ ...cart, lines: [{ ...line, quantity: 3 }] });
    openCart();
    const increase = screen.getByRole<HTMLButtonElement>('button', { name: /^Aumentar/ });
    expect(increase.disabled).toBe(true);
  });

  it('removes the last unit with a way back', async () => {
    const { posted } = show({ ...cart, count: 1, lines: [{ ...line, quantity: 1 }] });
    openCart();
    fireEvent.click(screen.getByRole('button', { name: 'Remover Óleo de lavanda' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() =>
      expect(posted).toMatchObject([{ intent: 'remove' }, { intent: 'add', linha: line.identity, quantidade: '1' }]),
    );
  });

  it('invites when it is empty', () => {
    show(emptyCart, undefined, []);
    openCart();
    expect(screen.getByText('Sua sacola está vazia. Que tal começar pelos mais pedidos?')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Finalizar compra' })).toBeNull();
    expect(screen.getByText('Os mais pedidos')).toBeTruthy();
  });
});
