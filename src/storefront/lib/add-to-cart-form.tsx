import type { ReactNode } from 'react';
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
  const fetcher = useFetcher({ key: addFetcherKey });
  const toHref = useShopHref();
  const isBusy = fetcher.state !== 'idle' && fetcher.formData?.get('carrinho') === purchase;
  return (
    <fetcher.Form method="post" action={toHref(paths.cartAction)} className={className} defaultShouldRevalidate={false}>
      <input type="hidden" name="intent" value="add" />
      {!hasOwnPurchase && <input type="hidden" name="carrinho" value={purchase} />}
      <input type="hidden" name="nome" value={name} />
      {children({ isBusy })}
    </fetcher.Form>
  );
}
