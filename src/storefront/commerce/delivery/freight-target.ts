import { toShopHref } from '../../shops/shop.ts';

/** The goods whose freight is quoted. */
export type FreightTarget =
  | { kind: 'product'; productId: number; valueId: number; quantity: number }
  | { kind: 'list'; listId: number; quantity: number; choice: string }
  | { kind: 'cart'; loja: string | undefined };

/** The contract's call that quotes a target (contract 4.8); `path` is below `/api/v2/front`. */
export function toShipmentRequest(target: FreightTarget, cep: string) {
  if (target.kind === 'product') {
    const { productId: idProduto, valueId: idAtributoValor, quantity: quantidade } = target;
    const body = { cep, idProduto, idAtributoValor, quantidade };
    return { call: 'productShipment', path: '/shipment/product', body } as const;
  }
  if (target.kind === 'list') {
    const { listId: idLista, choice: parametros, quantity: quantidade } = target;
    const body = { cep, idLista, parametros, quantidade };
    return { call: 'listShipment', path: '/shipment/list', body } as const;
  }
  return { call: 'cartShipment', path: toShopHref(target, '/shipment/cart'), body: { cep } } as const;
}

/** The error of a CEP that cannot be parsed: 00000-000 has eight digits, but is none. */
export function toBadCepText(typed: string): string {
  return /^0{5}-?0{3}$/.test(typed.trim())
    ? 'CEP não encontrado. Confira os números.'
    : 'Confira o CEP: são 8 números.';
}

export const quoteFailedText = 'Não foi possível calcular o frete agora. Tente de novo.';
/** The name of the field, and so the query key of a no-script submit. */
export const cepField = 'cep';
