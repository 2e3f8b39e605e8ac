import type { CartPayload } from '#contract/shared.ts';
import { type ChosenPart, formatChoice } from '../../kits/choose-parts.ts';
import { toUrl } from '../links.ts';
import type { CatalogueList } from '../model.ts';

const plainItem = { idAtributoSimples: '0', idUnidadeVenda: '0', idArmazem: '0', adicional: '', parametros: '' };

/** A kit is one line of the cart; the products of a curated list are lines of their own. */
export function toListPayload(siteUrl: string, list: CatalogueList, parts: readonly ChosenPart[]): CartPayload {
  const head = { hash: `${list.id}-0-0-0-1`, url: toUrl(siteUrl, '/checkout/carrinho') };
  if (list.kind === 'lista') {
    const itens = parts.map(({ product, unit, quantity }) => ({
      ...plainItem,
      idProduto: String(product.id),
      idAtributoSimples: String(unit.attributeValueId),
      quantidade: String(quantity),
    }));
    return { ...head, tipo: 'produto', itens };
  }
  const item = { ...plainItem, idProduto: String(list.id), quantidade: '1', parametros: formatChoice(parts) };
  return { ...head, tipo: 'lista', itens: [item] };
}
