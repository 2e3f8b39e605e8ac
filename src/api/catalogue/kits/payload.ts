import type { CartPayload } from '#contract/shared.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { toUrl } from '../published/links.ts';
import type { CatalogueList, ListPart } from '../published/model.ts';
import { formatChoice } from './choose-parts.ts';

const plainItem = { idAtributoSimples: '0', idUnidadeVenda: '0', idArmazem: '0', adicional: '', parametros: '' };

/** A kit is one line of the cart. */
export function toKitPayload(siteUrl: string, list: CatalogueList, parts: readonly ListPart[]): CartPayload {
  const item = { ...plainItem, idProduto: String(list.id), quantidade: '1', parametros: formatChoice(parts) };
  return { hash: `${list.id}-0-0-0-1`, url: toUrl(siteUrl, sitePaths.cart), tipo: 'lista', itens: [item] };
}

/** Each product is a separate line, also in a curated list, whose products are bought one by one. */
export function toPiecesPayload(siteUrl: string, parts: readonly ListPart[]): CartPayload {
  const items = parts.map(({ product, unit, quantity }) => ({
    ...plainItem,
    idProduto: String(product.id),
    idAtributoSimples: String(unit.attributeValueId),
    quantidade: String(quantity),
  }));
  const hash = items.map((item) => `${item.idProduto}-${item.idAtributoSimples}-0-0-${item.quantidade}`).join(';');
  return { hash, url: toUrl(siteUrl, sitePaths.cart), tipo: 'produto', itens: items };
}
