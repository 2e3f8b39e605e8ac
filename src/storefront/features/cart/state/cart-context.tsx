// The cart of every page: what it holds, the changes in flight, and whether the side cart is open.

import { createContext, type ReactNode, use, useCallback, useMemo, useEffect, useRef, useState } from 'react';
import { useToast } from '#ui/feedback/toast.tsx';
import { useOpenHere } from '#ui/overlays/use-open-here.ts';
import { areCookiesBlocked, blockedCookiesText } from '#web/browser/blocked-cookies.ts';
import { toMessage } from '#web/forms/form-result.ts';
import { AddToCartContext, type AddToCart } from '../../../commerce/cart/add-to-cart-form.tsx';
import type { CartLine } from '../../../commerce/cart/cart-line.ts';
import { type CartView, emptyCart } from '../view/cart-view.ts';
import { type CartChanges, applyPending } from './cart-changes.ts';
import { type SendChange, useCartChanges } from './use-cart-changes.ts';

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
  /** True while the API has not answered: the cart is then not shown as empty. */
  isUnknown: boolean;
  /** True from the opening of the side cart until the cart is renewed, or cannot be. */
  isRenewing: boolean;
  pending: readonly FormData[];
  isOpen: boolean;
  /** Whether an add has opened the side cart, and not the visitor. */
  isOpenedByAdd: boolean;
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
  const [isOpenedByAdd, setOpenedByAdd] = useState(false);
  const [isRenewing, setRenewing] = useState(false);
  const openAfterAdd = useCallback(() => {
    openPanel();
    setOpenedByAdd(true);
  }, [openPanel]);
  const open = useCallback(() => {
    openPanel();
    setOpenedByAdd(false);
    setRenewing(true);
    void renew().finally(() => setRenewing(false));
  }, [openPanel, renew]);
  const add = useAddToCart(change, { isOpen, openAfterAdd, open });
  const lineChanges = useLineChanges(change);
  const state = useMemo(() => {
    const pending = sent.map(({ form }) => form);
    const cart = applyPending(confirmed ?? emptyCart, pending);
    const isUnknown = confirmed === undefined;
    return {
      cart,
      isUnknown,
      isRenewing,
      confirmed,
      isAnswer,
      pending,
      notices,
      others,
      renew,
      isOpen,
      isOpenedByAdd,
      open,
      close,
      change,
      ...lineChanges,
    };
  }, [
    confirmed,
    isAnswer,
    isRenewing,
    sent,
    notices,
    others,
    renew,
    isOpen,
    isOpenedByAdd,
    open,
    close,
    change,
    lineChanges,
  ]);
  return (
    <CartContext value={state}>
      <AddToCartContext value={add}>{children}</AddToCartContext>
    </CartContext>
  );
}

interface LineChanges {
  /** Removes a line and shows a toast with the result and an undo action. */
  remove: (line: CartLine) => void;
  setQuantity: (line: CartLine, quantity: number) => void;
}

/** The changes of one line, whose failures are shown as toasts. */
function useLineChanges(change: SendChange): LineChanges {
  const showToast = useToast();
  return useMemo(() => {
    const send = async ({ identity }: CartLine, intent: 'add' | 'set' | 'remove', quantity: number) => {
      const form = new FormData();
      form.set('linha', identity);
      form.set('quantidade', String(quantity));
      form.set('intent', intent);
      const result = await change(form);
      if (result && !result.ok) showToast({ text: toMessage(result) });
      return result?.ok === true;
    };
    const remove = async (line: CartLine) => {
      // Undo is offered only after the response: restoring a line that is still in the cart would double its quantity.
      if (!(await send(line, 'remove', 0))) return;
      const restore = () => void send(line, 'add', line.quantity);
      showToast({ text: 'Removido da sacola', action: { label: 'Desfazer', onPress: restore, isUndo: true } });
    };
    return {
      remove: (line) => void remove(line),
      setQuantity: (line, quantity) => void send(line, 'set', quantity),
    };
  }, [change, showToast]);
}

const quietMs = 10_000;

interface Panel {
  isOpen: boolean;
  /** Opens the side cart without a renewal: the response to an add is the newest cart. */
  openAfterAdd: () => void;
  /** Opens the side cart and renews it. */
  open: () => void;
}

/** Opens the side cart after an add; another add within 10 s shows a toast instead. */
function useAddToCart(change: SendChange, { isOpen, openAfterAdd, open }: Panel): AddToCart {
  const showToast = useToast();
  // Read when the response arrives: the visitor may have opened or closed the side cart since the click.
  const panel = useRef({ isOpen, openedAt: -quietMs });
  useEffect(() => {
    panel.current.isOpen = isOpen;
  }, [isOpen]);
  return useCallback(
    async (form, size) => {
      if (areCookiesBlocked()) {
        showToast({ text: blockedCookiesText });
        return false;
      }
      const result = await change(form);
      if (!result) return false;
      if (!result.ok) {
        showToast({ text: toMessage(result) });
        return false;
      }
      const now = performance.now();
      if (!panel.current.isOpen && now - panel.current.openedAt < quietMs) {
        const text = size ? `Adicionado à sacola: ${size}` : 'Adicionado à sacola';
        showToast({ text, action: { label: 'Ver sacola', onPress: open } });
      } else {
        panel.current.openedAt = now;
        openAfterAdd();
      }
      return true;
    },
    [change, open, openAfterAdd, showToast],
  );
}
