import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '../../routes.ts';
import { createTurns, leaveForm } from '../../lib/late/in-turn.ts';
import { useShopHref } from '../../shops/shop-context.tsx';

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

/** Purchases of this form that are in flight. */
function useAdds(action: string) {
  const { submit } = useFetcher({ key: addFetcherKey });
  const [underway, setUnderway] = useState<readonly string[]>([]);
  const add = async (purchase: string, form: FormData) => {
    setUnderway((all) => [...all, purchase]);
    const send = () => submit(form, { method: 'post', action, defaultShouldRevalidate: false });
    await inTurn({ send, leave: () => leaveForm(action, form) }).catch(() => undefined);
    setUnderway((all) => all.filter((other) => other !== purchase));
  };
  return { underway, add };
}

/**
 * One queue per document, since forms unmount. Products are added one after the other: concurrent submits would abort each
 * other, and without a session each would create its own, so that one cart is lost.
 */
const inTurn = createTurns();
