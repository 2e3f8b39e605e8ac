// Named showcases of products (contract 4.11).

import type { Showcase } from '#contract/content.ts';
import { toAvailability } from '#rules/availability.ts';
import type { ContentShowcase } from '../published/content-model.ts';
import type { CatalogueProduct, ReadModel } from '../published/model.ts';

/** Only products that the shop sells; showcases by rule also omit sold-out products. */
export function toShowcase(model: ReadModel, showcase: ContentShowcase, shopId: string): Showcase {
  const products = listCandidates(model, showcase).filter((product) => product.shops.has(shopId));
  return {
    vitrine: { id: showcase.id, nivel: showcase.level, titulo: showcase.title, tagTitulo: showcase.headingTag },
    produtos: products.slice(0, showcase.size).map((product) => model.cardOf(product)),
  };
}

function listCandidates(model: ReadModel, showcase: ContentShowcase): CatalogueProduct[] {
  switch (showcase.rule) {
    case 'manual':
      return showcase.productIds.flatMap((id) => model.productsById.get(id) ?? []);
    case 'new':
      return listAvailable(model).toSorted((first, second) => second.launchedAt - first.launchedAt);
    case 'offers':
      return listAvailable(model).filter((product) => (model.prices.discounts[product.index] ?? 0) > 0);
    default:
      return listAvailable(model);
  }
}

/** Most popular first. */
function listAvailable(model: ReadModel): CatalogueProduct[] {
  const { sorted } = model.orderBy('Popularidade');
  return Array.from(sorted).flatMap((position) => {
    const product = model.products[position];
    return product && toAvailability(product.defaultUnit.stock, product.onRequest) !== 'indisponivel' ? [product] : [];
  });
}
