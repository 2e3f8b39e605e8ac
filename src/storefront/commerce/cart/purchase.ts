import type { CartPayload } from '#contract/shared.ts';

/** The value of the field `carrinho` in a cart form: the contract's payload without empty values. */
export function toPurchase({ tipo, itens }: Pick<CartPayload, 'tipo' | 'itens'>): string {
  const withValues = itens.map((item) =>
    Object.fromEntries(
      Object.entries(item).filter(([key, value]) => key === 'idProduto' || (value !== '0' && value !== '')),
    ),
  );
  return JSON.stringify({ ...(tipo !== 'produto' && { tipo }), itens: withValues });
}
