// Showcases that depend on products: recently viewed, and recommended for a product (contract 4.11).

import type { Showcase } from '#contract/content.ts';
import { toAvailability } from '#rules/availability.ts';
import type { CatalogueCategory, CatalogueProduct, ReadModel } from '../published/model.ts';

const maxSeen = 50;
const maxRecommended = 12;

/** A merchant's showcase of the same name provides id and title. */
const showcases = {
  'ultimos-vistos': { id: 0, level: 'product/detail', title: 'Vistos por último', headingTag: 'h2' },
  'produto-detalhe-indicados': { id: 0, level: 'product/detail', title: 'Você também pode gostar', headingTag: 'h2' },
} as const;

export interface SeenQuery {
  shopId: string;
  /** The current product, which is omitted. */
  productId: number | undefined;
  /** Ids in display order; only the first 50 are used. */
  seenIds: readonly number[];
  limit: number;
}

/** Sold-out products stay, since the shopper has viewed them. */
export function toSeenShowcase(model: ReadModel, { shopId, productId, seenIds, limit }: SeenQuery): Showcase {
  const ids = [...new Set(seenIds.slice(0, maxSeen))].filter((id) => id !== productId);
  const products = ids.flatMap((id) => model.productsById.get(id) ?? []);
  const ofShop = products.filter((product) => product.shops.has(shopId));
  return toShowcase(model, 'ultimos-vistos', ofShop.slice(0, limit));
}

/** Only products in stock, and only the best of siblings (one fragrance in several sizes). */
export function toRecommendedShowcase(model: ReadModel, product: CatalogueProduct, shopId: string): Showcase {
  const shown = new Set<unknown>([product, product.siblings].filter(Boolean));
  const products: CatalogueProduct[] = [];
  for (const candidate of listByNearness(model, product)) {
    if (products.length === maxRecommended) break;
    const group = candidate.siblings ?? candidate;
    if (shown.has(group) || !candidate.shops.has(shopId) || !isInStock(candidate)) continue;
    shown.add(group);
    products.push(candidate);
  }
  return toShowcase(model, 'produto-detalhe-indicados', products);
}

/** Products of the same category and brand first, then of the category, then of its ancestors, each by popularity. */
function* listByNearness(model: ReadModel, { brand, category }: CatalogueProduct): Generator<CatalogueProduct> {
  const { ranks } = model.orderBy('Popularidade');
  for (const { id } of listTree(category)) {
    const members = model.categoryMembers.get(id) ?? new Int32Array();
    const positions = members.toSorted((first, second) => (ranks[first] ?? 0) - (ranks[second] ?? 0));
    const products = Array.from(positions).flatMap((index) => model.products[index] ?? []);
    if (id === category.id) yield* products.filter((product) => product.brand === brand);
    yield* products;
  }
}

/** From the category itself up. */
function listTree(category: CatalogueCategory): CatalogueCategory[] {
  return category.parent ? [category, ...listTree(category.parent)] : [category];
}

function isInStock({ defaultUnit, onRequest }: CatalogueProduct): boolean {
  return toAvailability(defaultUnit.stock, onRequest) === 'disponivel';
}

function toShowcase(model: ReadModel, hash: keyof typeof showcases, products: readonly CatalogueProduct[]): Showcase {
  const { id, level, title, headingTag } = model.content.showcases.get(hash) ?? showcases[hash];
  return {
    vitrine: { id, nivel: level, titulo: title, tagTitulo: headingTag },
    produtos: products.map((product) => model.cardOf(product)),
  };
}
