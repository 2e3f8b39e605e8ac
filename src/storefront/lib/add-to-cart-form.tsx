import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '../routes.ts';
import { useShopHref } from './shop-context.tsx';

/** Key of the fetcher that every "add" of a page shares: the side cart listens to it. */
export const addFetcherKey = 'sacola-adicionar';

interface AddToCartFormProps {
  /** Value of the field `carrinho` (see `toPurchase`). */
  purchase: string;
  /** The children hold the field `carrinho` themselves, such as one radio button for each value. */
  hasOwnPurchase?: boolean;
  /** The product's name, for the message. */
  name: string;
  className?: string;
  /** Further fields and the submit button. A field `quantidade` multiplies what is bought. */
  children: (state: { isBusy: boolean }) => ReactNode;
}

/** The one form behind every "Adicionar à sacola". Without script it is a plain form that leads to the cart page. */
export function AddToCartForm({ purchase, hasOwnPurchase = false, name, className, children }: AddToCartFormProps) {
  const action = useShopHref()(paths.cartAction);
  const { underway, add } = useAdds(action);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void add(purchase, new FormData(event.currentTarget));
  };
  return (
    <form method="post" action={action} className={className} onSubmit={send}>
      <input type="hidden" name="intent" value="add" />
      {!hasOwnPurchase && <input type="hidden" name="carrinho" value={purchase} />}
      <input type="hidden" name="nome" value={name} />
      {children({ isBusy: underway.includes(purchase) })}
    </form>
  );
}

/** What this form has asked for and not got yet. */
function useAdds(action: string) {
  const { submit } = useFetcher({ key: addFetcherKey });
  const [underway, setUnderway] = useState<readonly string[]>([]);
  const add = async (purchase: string, form: FormData) => {
    setUnderway((all) => [...all, purchase]);
    await inTurn({
      send: () => submit(form, { method: 'post', action, defaultShouldRevalidate: false }),
      leave: () => navigator.sendBeacon(action, toFields(form)),
    });
    setUnderway((all) => all.filter((other) => other !== purchase));
  };
  return { underway, add };
}

/** The form holds texts only. */
function toFields(form: FormData): URLSearchParams {
  return new URLSearchParams([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

interface Turn {
  send: () => Promise<void>;
  /** Sends it without hearing the answer, since the document goes; before the first answer it may open another session. */
  leave: () => void;
}

/** Of the document: its forms come and go. */
let lastTurn: Promise<void> = Promise.resolve();
const waiting = new Set<Turn>();

/**
 * Products go into the cart one after the other. At once, the second would abort the first; and each would open a session
 * of its own for somebody who has none yet, of which one is forgotten with its cart.
 */
function inTurn(turn: Turn): Promise<void> {
  waiting.add(turn);
  window.addEventListener('pagehide', sendWaiting);
  lastTurn = lastTurn.then(() => (waiting.delete(turn) ? turn.send() : undefined)).catch(() => undefined);
  return lastTurn;
}

function sendWaiting(): void {
  for (const { leave } of waiting) leave();
  waiting.clear();
}
