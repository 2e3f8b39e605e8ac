import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { ToastProvider } from '#ui/feedback/toast.tsx';
import { inRouter } from '../../../testing/in-router.tsx';
import { CartProvider, type OtherCart } from '../state/cart-context.tsx';
import type { CartView } from '../view/cart-view.ts';

interface PageOptions {
  cart: CartView | undefined;
  others?: readonly OtherCart[];
  renew?: () => Promise<boolean>;
  /** Returns the body of the cart action, or a Response for another status. */
  answer?: () => unknown;
}

/** Renders a page with a cart; `posted` collects the submitted forms. */
export function renderWithCart(
  page: ReactNode,
  { cart, others = [], renew = () => Promise.resolve(true), answer = () => ({ ok: true, cart }) }: PageOptions,
) {
  const posted: Record<string, unknown>[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!(init?.body instanceof URLSearchParams)) return fetch(url, init);
    posted.push(Object.fromEntries(init.body));
    const body = await answer();
    return body instanceof Response ? body : Response.json(body);
  });
  render(
    inRouter(
      <ToastProvider>
        <CartProvider cart={cart} others={others} renew={renew}>
          {page}
        </CartProvider>
      </ToastProvider>,
    ),
  );
  return { posted };
}
