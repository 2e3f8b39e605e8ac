import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useToast } from '#ui/feedback/toast.tsx';
import { useOpenHere } from '#ui/overlays/use-open-here.ts';
import { areCookiesBlocked, blockedCookiesText } from '#web/browser/blocked-cookies.ts';
import { announceChange } from '#web/browser/tabs.ts';
import { toMessage } from '#web/forms/form-result.ts';
import { AddToCartContext } from '../../../commerce/cart/add-to-cart-form.tsx';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { type CartLine, type CartResult, type CartView, emptyCart } from '../view/cart-view.ts';
import { applyPending, type PendingChange } from './apply-pending.ts';
import { queueCartChange } from './cart-queue.ts';

export interface OtherCart {
  shopId: string;
  count: number;
}

type SendChange = (form: FormData) => Promise<CartResult | undefined>;

interface CartState {
  /** The cart with the changes in flight applied optimistically; empty while it is unknown. */
  cart: CartView;
  /** True if the API has not answered: the cart is then not shown as empty. */
  isUnknown: boolean;
  /** The cart of the last response or renewal, without the changes in flight; undefined while it is unknown. */
  confirmed: CartView | undefined;
  /** The cart of the last response to a change of this tab. */
  answered: CartView | undefined;
  others: readonly OtherCart[];
  /** The forms in flight. */
  pending: readonly FormData[];
  isOpen: boolean;
  /** Opens the side cart, and renews the cart: another tab may have changed it. */
  open: () => void;
  close: () => void;
  /** Removes a line and shows a toast with the result and an undo action. */
  remove: (line: CartLine) => void;
  setQuantity: (line: CartLine, quantity: number) => void;
  /** Loads the cart again; resolves to whether it is known. */
  renew: () => Promise<boolean>;
  /** Posts a form that changes the cart; resolves to undefined if a later change has superseded it. */
  change: SendChange;
  /** The messages about the last change; those about the cart itself are in `cart.messages`. */
  notices: readonly string[];
}

const CartContext = createContext<CartState>({
  cart: emptyCart,
  isUnknown: false,
  confirmed: emptyCart,
  answered: undefined,
  others: [],
  pending: [],
  isOpen: false,
  open: () => undefined,
  close: () => undefined,
  renew: () => Promise.resolve(false),
  remove: () => undefined,
  setQuantity: () => undefined,
  change: () => Promise.resolve(undefined),
  notices: [],
});

export function useCart(): CartState {
  return use(CartContext);
}

interface CartProviderProps {
  /** The loaded cart, undefined if it is unknown; the response to a change replaces it. */
  cart: CartView | undefined;
  others: readonly OtherCart[];
  renew: () => Promise<boolean>;
  children: ReactNode;
}

export function CartProvider({ cart: loaded, others, renew, children }: CartProviderProps) {
  // The panel closes on a new path only: choosing a variant changes the query, possibly after the response to an add.
  const panel = useOpenHere('pathname');
  const { confirmed, answered, pending, notices, change } = useCartChanges(loaded);
  const lineChanges = useLineChanges(change);
  const cart = useMemo(() => applyPending(confirmed ?? emptyCart, toPendingChanges(pending)), [confirmed, pending]);
  const { isOpen, open: openPanel, close } = panel;
  const open = useCallback(() => {
    openPanel();
    void renew();
  }, [openPanel, renew]);
  const add = useAdd(change, { isOpen, openPanel, open });
  const state = useMemo(
    () => ({
      cart,
      isUnknown: confirmed === undefined,
      confirmed,
      answered,
      others,
      pending,
      notices,
      isOpen,
      open,
      close,
      renew,
      change,
      ...lineChanges,
    }),
    [cart, confirmed, answered, others, pending, notices, isOpen, open, close, renew, change, lineChanges],
  );
  return (
    <CartContext value={state}>
      <AddToCartContext value={add}>{children}</AddToCartContext>
    </CartContext>
  );
}

/** The most recent cart of the loader data and the responses to changes, and the changes in flight. */
function useCartChanges(loaded: CartView | undefined) {
  const action = useShopHref()(paths.cartAction);
  const { revalidate } = useRevalidator();
  const [confirmed, setConfirmed] = useState(loaded);
  const [answered, setAnswered] = useState<CartView>();
  const [lastLoaded, setLastLoaded] = useState(loaded);
  const [pending, setPending] = useState<readonly FormData[]>([]);
  const [notices, setNotices] = useState<readonly string[]>([]);
  if (lastLoaded !== loaded) {
    setLastLoaded(loaded);
    setConfirmed(loaded);
  }
  const changes = useRef(0);
  const lastAnswered = useRef(0);
  const shown = useRef(action);
  useEffect(() => {
    shown.current = action;
  }, [action]);
  const change = useCallback<SendChange>(
    async (form) => {
      changes.current += 1;
      const number = changes.current;
      setPending((all) => [...all, form]);
      const result = await queueCartChange(action, form);
      setPending((all) => all.filter((other) => other !== form));
      // Revalidation lets the layout show that the shop has closed.
      if (result && !result.ok && result.isClosed) void revalidate();
      // The visitor may have navigated to another shop, which has another cart.
      if (!result || shown.current !== action) return result;
      // A change that was given up may be answered after a later one.
      if (number < lastAnswered.current) return result;
      lastAnswered.current = number;
      if (result.ok) {
        announceChange();
        setConfirmed(result.cart);
        setAnswered(result.cart);
      }
      setNotices(result.ok ? (result.messages ?? []) : []);
      return result;
    },
    [action, revalidate],
  );
  return { confirmed, answered, pending, notices, change };
}

function toForm(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function useLineChanges(change: SendChange): Pick<CartState, 'remove' | 'setQuantity'> {
  const showToast = useToast();
  return useMemo(() => {
    const restore = async ({ identity, quantity }: CartLine) => {
      const result = await change(toForm({ linha: identity, quantidade: String(quantity), intent: 'add' }));
      if (result && !result.ok) showToast({ text: toMessage(result) });
    };
    const set = async ({ identity }: CartLine, quantity: number) => {
      const intent = quantity === 0 ? 'remove' : 'set';
      const result = await change(toForm({ linha: identity, quantidade: String(quantity), intent }));
      if (result && !result.ok) showToast({ text: toMessage(result) });
      return result?.ok === true;
    };
    return {
      // Undo is offered only after the response: restoring a line that is still in the cart would double its quantity.
      remove: (line) =>
        void set(line, 0).then((isRemoved) => {
          const undo = { label: 'Desfazer', onPress: () => void restore(line), isUndo: true };
          if (isRemoved) showToast({ text: 'Removido da sacola', action: undo });
        }),
      setQuantity: (line, quantity) => void set(line, quantity),
    };
  }, [change, showToast]);
}

const quietMs = 10_000;

interface Panel extends Pick<CartState, 'isOpen' | 'open'> {
  /** Opens the side cart without a renewal: the response to an add is the newest cart. */
  openPanel: () => void;
}

/** Opens the side cart after an add; another add within 10 s shows a toast instead. */
function useAdd(change: SendChange, { isOpen, openPanel, open }: Panel) {
  const showToast = useToast();
  const openedAt = useRef(-quietMs);
  const isOpenNow = useRef(isOpen);
  useEffect(() => {
    isOpenNow.current = isOpen;
  }, [isOpen]);
  return useCallback(
    async (form: FormData, size?: string) => {
      if (areCookiesBlocked()) {
        showToast({ text: blockedCookiesText });
        return false;
      }
      const result = await change(form);
      if (!result) return false;
      const now = performance.now();
      if (!result.ok) {
        showToast({ text: toMessage(result) });
      } else if (!isOpenNow.current && now - openedAt.current < quietMs) {
        const text = size ? `Adicionado à sacola: ${size}` : 'Adicionado à sacola';
        showToast({ text, action: { label: 'Ver sacola', onPress: open } });
      } else {
        openedAt.current = now;
        openPanel();
      }
      return result.ok === true;
    },
    [change, open, openPanel, showToast],
  );
}

function toPendingChanges(pending: readonly FormData[]): PendingChange[] {
  return pending.flatMap((form) => {
    const identity = form.get('linha');
    return typeof identity === 'string' ? [{ identity, quantity: Number(form.get('quantidade')) }] : [];
  });
}
