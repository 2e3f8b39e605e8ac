import type { CartPayload } from '#contract/shared.ts';

/** What a cart form posts in its field `carrinho`: the contract's payload without empty values. */
export function toPurchase({ tipo, itens }: Pick<CartPayload, 'tipo' | 'itens'>): string {
  const lean = itens.map((item) =>
    Object.fromEntries(
      Object.entries(item).filter(([key, value]) => key === 'idProduto' || (value !== '0' && value !== '')),
    ),
  );
  return JSON.stringify({ ...(tipo !== 'produto' && { tipo }), itens: lean });
}
