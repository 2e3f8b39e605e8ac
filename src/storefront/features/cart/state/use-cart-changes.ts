import { useCallback, useReducer } from 'react';
import { useRevalidator } from 'react-router';
import { announceChange } from '#web/browser/tabs.ts';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import type { CartResult, CartView } from '../view/cart-view.ts';
import { beginCart, type CartChanges, reduceCart } from './cart-changes.ts';
import { queueCartChange } from './cart-queue.ts';

/** Posts a form that changes the cart; resolves to undefined if a later change has superseded it. */
export type SendChange = (form: FormData) => Promise<CartResult | undefined>;

/** The cart of the loader data and of the responses to changes, and the function that sends a change. */
export function useCartChanges(loaded: CartView | undefined): [CartChanges, SendChange] {
  const action = useShopHref()(paths.cartAction);
  const { revalidate } = useRevalidator();
  const [state, dispatch] = useReducer(reduceCart, undefined, () => beginCart(loaded, action));
  if (state.loaded !== loaded || state.action !== action) dispatch({ type: 'loaded', loaded, action });
  const change = useCallback<SendChange>(
    async (form) => {
      dispatch({ type: 'sent', form });
      const result = await queueCartChange(action, form);
      dispatch({ type: 'answered', form, action, result });
      if (result?.ok) announceChange();
      // Revalidation lets the layout show that the shop has closed.
      else if (result?.isClosed) void revalidate();
      return result;
    },
    [action, revalidate],
  );
  return [state, change];
}
