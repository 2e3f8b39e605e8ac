import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { PrefetchPageLinks, useFetcher, useFetchers } from 'react-router';
import { useToast } from '#ui/feedback/toast.tsx';
import { paths } from '../../routes.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import { useOpenHere } from '#ui/overlays/use-open-here.ts';
import { addFetcherKey } from '../../commerce/cart/add-to-cart-form.tsx';
import { applyPending, type PendingChange } from './apply-pending.ts';
import { type CartLine, type CartView, emptyCart } from './cart-view.ts';
import { type CartAnswer, failureText } from './changes/cart-answer.ts';
import { ChangeWatch, useSentChanges } from './changes/sent-changes.tsx';
import { useEachAnswer } from './use-each-answer.ts';

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
  /** Takes a line out, and says how that went, with a way back. */
  remove: (line: CartLine) => void;
  setQuantity: (line: CartLine, quantity: number) => void;
  /** What the shop said about the last change, beside what it says about the cart as such. */
  notices: readonly string[];
  setNotices: (notices: readonly string[]) => void;
}

const CartContext = createContext<CartState>({
  cart: emptyCart,
  others: [],
  isOpen: false,
  open: () => undefined,
  close: () => undefined,
  remove: () => undefined,
  setQuantity: () => undefined,
  notices: [],
  setNotices: () => undefined,
});

export function useCart(): CartState {
  return use(CartContext);
}

const quietMs = 10_000;

interface CartProviderProps {
  cart: CartView;
  others: readonly OtherCart[];
  children: ReactNode;
}

export function CartProvider({ cart, others, children }: CartProviderProps) {
  const { isOpen, open, close } = useOpenHere();
  const pending = usePendingChanges();
  const cartAction = useShopHref()(paths.cartAction);
  const [notices, setNotices] = useState<readonly string[]>([]);
  useAddedProduct({ isOpen, open, setNotices });
  const { sent, remove, setQuantity, forget } = useLineChanges(setNotices);
  const shown = useMemo(() => applyPending(cart, pending), [cart, pending]);
  const state = useMemo(
    () => ({ cart: shown, others, isOpen, open, close, remove, setQuantity, notices, setNotices }),
    [shown, others, isOpen, open, close, remove, setQuantity, notices],
  );
  return (
    <CartContext value={state}>
      {/* With the code of its action at hand, a change is answered even if the connection is lost. */}
      <PrefetchPageLinks page={cartAction} />
      {children}
      {sent.map((change) => (
        <ChangeWatch key={change.fetcherKey} change={change} onDone={forget} />
      ))}
    </CartContext>
  );
}

function useLineChanges(setNotices: CartState['setNotices']) {
  const showToast = useToast();
  const { sent, send, forget } = useSentChanges();
  // The way back is offered once a line is gone for sure: to put it back before would double it.
  const remove = useCallback(
    ({ identity, quantity }: CartLine) => {
      const undo = () =>
        send({ linha: identity, quantidade: String(quantity), intent: 'add' }, ({ ok, error, messages = [] }) => {
          setNotices(messages);
          if (!ok) showToast({ text: error ?? failureText });
        });
      send({ linha: identity, quantidade: '0', intent: 'remove' }, ({ ok, messages = [] }) => {
        setNotices(messages);
        if (ok) showToast({ text: 'Removido da sacola', action: { label: 'Desfazer', onPress: undo } });
        else showToast({ text: failureText });
      });
    },
    [send, setNotices, showToast],
  );
  const setQuantity = useCallback(
    ({ identity }: CartLine, quantity: number) =>
      send({ linha: identity, quantidade: String(quantity), intent: 'set' }, ({ ok, messages = [] }) => {
        setNotices(messages);
        if (!ok) showToast({ text: failureText });
      }),
    [send, setNotices, showToast],
  );
  return { sent, remove, setQuantity, forget };
}

/** Opens the side cart after an add; another add within 10 s only says so. */
function useAddedProduct({ isOpen, open, setNotices }: Pick<CartState, 'isOpen' | 'open' | 'setNotices'>): void {
  const { state, data } = useFetcher<CartAnswer>({ key: addFetcherKey });
  const showToast = useToast();
  const openedAt = useRef(0);
  // With the cart loaded anew; the next add may be on its way already.
  useEachAnswer(state === 'loading' ? undefined : data, (answer) => {
    setNotices(answer.messages ?? []);
    if (!answer.ok) {
      showToast({ text: answer.error ?? failureText });
    } else if (!isOpen && answer.at - openedAt.current < quietMs) {
      showToast({ text: 'Adicionado à sacola', action: { label: 'Ver sacola', onPress: open } });
    } else {
      openedAt.current = answer.at;
      open();
    }
  });
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

/** Shows what the shop said with an answer; the next answer takes it away. */
export function useNotices(answer: CartAnswer | undefined): void {
  const { setNotices } = useCart();
  useEachAnswer(answer, ({ messages = [] }) => setNotices(messages));
}
