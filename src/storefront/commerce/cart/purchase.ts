import type { CartPayload } from '#contract/shared.ts';

interface Purchase {
  tipo: CartPayload['tipo'];
  itens: readonly (CartPayload['itens'][number] & { preco?: number })[];
}

/**
 * The value of the field `carrinho` in a cart form: the contract's payload without empty values. `price` is the unit price in reais
 * that the page shows for the only item, so that the cart can tell when it is another one by then.
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
