import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFetcher, useFetchers, useLocation } from 'react-router';
import { useToast } from '#ui/feedback/toast.tsx';
import { addFetcherKey } from '../../lib/add-to-cart-form.tsx';
import { applyPending, type PendingChange } from './apply-pending.ts';
import { type CartView, emptyCart } from './cart-view.ts';

export interface OtherCart {
  shopId: string;
  count: number;
}

interface CartState {
  /** With the changes that are on their way. */
  cart: CartView;
  others: readonly OtherCart[];
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

const CartContext = createContext<CartState>({
  cart: emptyCart,
  others: [],
  isOpen: false,
  open: () => undefined,
  close: () => undefined,
});

export function useCart(): CartState {
  return use(CartContext);
}

/** What the cart action answers, as far as the browser needs it. */
interface Answer {
  ok: boolean;
  error?: string;
  at: number;
}

const quietMs = 10_000;
export const failureText = 'Não foi possível atualizar. Tente de novo.';

interface CartProviderProps {
  cart: CartView;
  others: readonly OtherCart[];
  children: ReactNode;
}

export function CartProvider({ cart, others, children }: CartProviderProps) {
  // Open belongs to one place: a navigation closes it.
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === key;
  const open = useCallback(() => setOpenedAt(key), [key]);
  const close = useCallback(() => setOpenedAt(undefined), []);
  const pending = usePendingChanges();
  useAddedProduct(isOpen, open);
  const shown = useMemo(() => applyPending(cart, pending), [cart, pending]);
  const state = useMemo(() => ({ cart: shown, others, isOpen, open, close }), [shown, others, isOpen, open, close]);
  return <CartContext value={state}>{children}</CartContext>;
}

/** Opens the side cart after an add; another add within 10 s only says so. */
function useAddedProduct(isOpen: boolean, open: () => void): void {
  const { state, data: answer } = useFetcher<Answer>({ key: addFetcherKey });
  const showToast = useToast();
  const seen = useRef(0);
  const openedAt = useRef(0);
  useEffect(() => {
    if (state !== 'idle' || !answer || answer.at === seen.current) return;
    seen.current = answer.at;
    if (!answer.ok) {
      showToast({ text: answer.error ?? failureText });
    } else if (!isOpen && answer.at - openedAt.current < quietMs) {
      showToast({ text: 'Adicionado à sacola', action: { label: 'Ver sacola', onPress: open } });
    } else {
      openedAt.current = answer.at;
      open();
    }
  }, [state, answer, isOpen, open, showToast]);
}

function usePendingChanges(): readonly PendingChange[] {
  const fetchers = useFetchers();
  return useMemo(
    () =>
      fetchers.flatMap(({ formData }) => {
        const identity = formData?.get('linha');
        if (!formData || typeof identity !== 'string') return [];
        return [{ identity, quantity: formData.get('intent') === 'remove' ? 0 : Number(formData.get('quantidade')) }];
      }),
    [fetchers],
  );
}

/** Tells the shopper when a change of a line failed; the line itself falls back to what was loaded. */
export function useFailureToast(answer: Answer | undefined): void {
  const showToast = useToast();
  const seen = useRef(0);
  useEffect(() => {
    if (!answer || answer.ok || answer.at === seen.current) return;
    seen.current = answer.at;
    showToast({ text: failureText });
  }, [answer, showToast]);
}
