import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { ToastProvider } from '#ui/feedback/toast.tsx';
import { CartProvider } from './cart-context.tsx';
import { CartPage } from './cart-page.tsx';
import { type CartView, emptyCart } from './cart-view.ts';

afterEach(cleanup);

const line = { identity: '{"idProduto":7}', name: 'Óleo de lavanda', quantity: 2, price: 42.9 };
const cart: CartView = {
  ...emptyCart,
  count: 2,
  subtotal: 85.8,
  total: 85.8,
  cash: 81.51,
  lines: [line],
  messages: [],
};

function show(shown: CartView, failure?: string) {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ToastProvider>
          <CartProvider cart={shown} others={[]}>
            <CartPage failure={failure} />
          </CartProvider>
        </ToastProvider>
      ),
    },
  ]);
  render(<Page />);
}

describe('CartPage', () => {
  it('says under the summary that paying opens soon, without a button that leads nowhere', () => {
    show(cart);
    expect(screen.getByRole('heading', { level: 1, name: 'Sua sacola (2)' })).toBeTruthy();
    expect(screen.getByText('O pagamento abre em breve.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Fale conosco' }).getAttribute('href')).toBe('/pagina/contato');
    expect(screen.queryByRole('link', { name: 'Finalizar compra' })).toBeNull();
  });

  it('says that a change without script failed', () => {
    show(cart, 'Esse item esgotou.');
    expect(screen.getByRole('alert').textContent).toBe('Esse item esgotou.');
  });

  it('invites when it is empty', () => {
    show(emptyCart);
    expect(screen.getByRole('link', { name: 'Ver os mais pedidos' })).toBeTruthy();
    expect(screen.queryByText('O pagamento abre em breve.')).toBeNull();
  });
});
