import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type ActionFunctionArgs, createRoutesStub } from 'react-router';
import { ToastProvider } from '#ui/feedback/toast.tsx';
import { paths } from '../../../routes.ts';
import { CartProvider, type OtherCart } from '../cart-context.tsx';
import type { CartView } from '../cart-view.ts';

interface PageOptions {
  cart: CartView;
  others?: readonly OtherCart[];
  /** What the cart's actions answer. */
  answer?: () => unknown;
}

/** A page with a cart; `posted` fills with the forms that it sends. */
export function renderWithCart(
  page: ReactNode,
  { cart, others = [], answer = () => ({ ok: true, at: 1 }) }: PageOptions,
) {
  const posted: Record<string, unknown>[] = [];
  const action = async ({ request }: ActionFunctionArgs) => {
    posted.push(Object.fromEntries(await request.formData()));
    return answer();
  };
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ToastProvider>
          <CartProvider cart={cart} others={others}>
            {page}
          </CartProvider>
        </ToastProvider>
      ),
    },
    { path: paths.cartAction, action },
    { path: paths.cart, action },
  ]);
  render(<Page />);
  return { posted };
}
