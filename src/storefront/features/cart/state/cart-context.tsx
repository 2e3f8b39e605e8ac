// The cart of every page: what it holds, the changes in flight, and whether the side cart is open.

import { createContext, type ReactNode, use, useCallback, useMemo } from 'react';
import { useOpenHere } from '#ui/overlays/use-open-here.ts';
import { AddToCartContext } from '../../../commerce/cart/add-to-cart-form.tsx';
import { type CartView, emptyCart } from '../view/cart-view.ts';
import { applyPending } from './apply-pending.ts';
import type { CartChanges } from './cart-changes.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { type SendChange, useCartChanges } from './use-cart-changes.ts';
import { type LineChanges, useLineChanges } from './use-line-changes.ts';

export interface OtherCart {
  shopId: string;
  count: number;
}

interface CartProviderProps {
  /** The loaded cart, undefined if it is unknown; the response to a change replaces it. */
  cart: CartView | undefined;
  others: readonly OtherCart[];
  /** Loads the cart again; resolves to whether it is known. */
  renew: () => Promise<boolean>;
  children: ReactNode;
}

interface CartState
  extends
    Pick<CartProviderProps, 'others' | 'renew'>,
    Pick<CartChanges, 'confirmed' | 'isAnswer' | 'notices'>,
    LineChanges {
  /** The cart with the changes in flight applied optimistically; empty while it is unknown. */
  cart: CartView;
  /** True if the API has not answered: the cart is then not shown as empty. */
  isUnknown: boolean;
  /** The forms in flight. */
  pending: readonly FormData[];
  isOpen: boolean;
  /** Opens the side cart, and renews the cart: another tab may have changed it. */
  open: () => void;
  close: () => void;
  change: SendChange;
}

const CartContext = createContext<CartState | undefined>(undefined);

export function useCart(): CartState {
  const cart = use(CartContext);
  if (!cart) throw new Error('useCart needs a CartProvider');
  return cart;
}

export function CartProvider({ cart: loaded, others, renew, children }: CartProviderProps) {
  const [{ confirmed, isAnswer, sent, notices }, change] = useCartChanges(loaded);
  // The panel closes on a new path only: choosing a variant changes the query, possibly after the response to an add.
  const { isOpen, open: openPanel, close } = useOpenHere('pathname');
  const open = useCallback(() => {
    openPanel();
    void renew();
  }, [openPanel, renew]);
  const add = useAddToCart(change, { isOpen, openPanel, open });
  const lineChanges = useLineChanges(change);
  const state = useMemo(() => {
    const pending = sent.map(({ form }) => form);
    const cart = applyPending(confirmed ?? emptyCart, pending);
    const isUnknown = confirmed === undefined;
    return {
      cart,
      isUnknown,
      confirmed,
      isAnswer,
      pending,
      notices,
      others,
      renew,
      isOpen,
      open,
      close,
      change,
      ...lineChanges,
    };
  }, [confirmed, isAnswer, sent, notices, others, renew, isOpen, open, close, change, lineChanges]);
  return (
    <CartContext value={state}>
      <AddToCartContext value={add}>{children}</AddToCartContext>
    </CartContext>
  );
}
