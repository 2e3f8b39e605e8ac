import { createContext, type ReactNode, type SubmitEvent, use, useState } from 'react';
import type { CartPayload } from '#contract/shared.ts';
import { paths } from '../../paths.ts';
import { useShopHref } from '../../shops/shop-context.tsx';

/**
 * Posts an "add" form and shows the result, which names the `size` if there is one; resolves to true if the product was added. The
 * cart feature provides it.
 */
export type AddToCart = (form: FormData, size?: string) => Promise<boolean>;
export const AddToCartContext = createContext<AddToCart>(() => Promise.resolve(false));

interface Purchase {
  tipo: CartPayload['tipo'];
  itens: readonly (CartPayload['itens'][number] & { preco?: number })[];
}

/**
 * The value of the field `carrinho` in a cart form: the contract's payload without empty values. `price` is the unit price in reais
 * that the page shows for the only item, so that the cart notices when it is another one by then.
 */
export function toPurchase({ tipo, itens }: Pick<Purchase, 'tipo' | 'itens'>, price?: number): string {
  const withValues = itens.map((item) =>
    Object.fromEntries(
      Object.entries(price === undefined ? item : { ...item, preco: price }).filter(
        ([key, value]) => key === 'idProduto' || (value !== '0' && value !== ''),
      ),
    ),
  );
  return JSON.stringify({ ...(tipo !== 'produto' && { tipo }), itens: withValues });
}

interface AddToCartFormProps {
  /** Value of the field `carrinho` (see `toPurchase`). */
  purchase: string;
  /** The children render the field `carrinho` themselves, such as one radio button per value. */
  hasOwnPurchase?: boolean;
  /** What is added, such as "10 ml", where the visitor has not chosen it. */
  size?: string | undefined;
  className?: string;
  onAdded?: () => void;
  /** Renders further fields and the submit button. A field `quantidade` multiplies the payload. */
  children: (state: { isBusy: boolean }) => ReactNode;
}

/** The form of every "Adicionar à sacola". A no-script submit redirects to the cart page. */
export function AddToCartForm({ purchase, hasOwnPurchase = false, size, onAdded, ...props }: AddToCartFormProps) {
  const { className, children } = props;
  const action = useShopHref()(paths.cartAction);
  const addToCart = use(AddToCartContext);
  const [pending, setPending] = useState<readonly string[]>([]);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setPending((all) => [...all, purchase]);
    const isAdded = await addToCart(new FormData(event.currentTarget), size);
    setPending((all) => all.filter((other) => other !== purchase));
    if (isAdded) onAdded?.();
  };
  return (
    <form method="post" action={action} className={className} onSubmit={(event) => void send(event)}>
      <input type="hidden" name="intent" value="add" />
      {!hasOwnPurchase && <input type="hidden" name="carrinho" value={purchase} />}
      {children({ isBusy: pending.includes(purchase) })}
    </form>
  );
}
