// Showcases that depend on products: recently viewed, and recommended for a product or a kit (contract 4.11).

import type { Showcase } from '#contract/content.ts';
import { toAvailability } from '#rules/availability.ts';
import { isSoldOut } from '../kits/stock.ts';
import { isList } from '../published/is-list.ts';
import type {
  CatalogueCategory,
  CatalogueItem,
  CatalogueList,
  CatalogueProduct,
  ReadModel,
} from '../published/model.ts';

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

/** Only what is in stock, only the best of siblings (one fragrance in several sizes), and for a kit none of its own products. */
export function toRecommendedShowcase(model: ReadModel, item: CatalogueItem, shopId: string): Showcase {
  const own = isList(item) ? item.parts.map(({ product }) => product) : [];
  const shown = new Set<unknown>([item, ...own].map(toGroup));
  const recommended: CatalogueItem[] = [];
  for (const candidate of isList(item) ? listNearList(model, item) : listByNearness(model, item)) {
    if (recommended.length === maxRecommended) break;
    const group = toGroup(candidate);
    if (shown.has(group) || !candidate.shops.has(shopId) || !isInStock(candidate)) continue;
    shown.add(group);
    recommended.push(candidate);
  }
  return toShowcase(model, 'produto-detalhe-indicados', recommended);
}

/** The other kits, most popular first, then what is near the first product. */
function* listNearList(model: ReadModel, { parts: [first] }: CatalogueList): Generator<CatalogueItem> {
  yield* model.lists.filter(({ kind }) => kind !== 'lista');
  yield* listByNearness(model, first.product);
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

/** What counts as one in a showcase. */
function toGroup(item: CatalogueItem) {
  return isList(item) ? item : (item.siblings ?? item);
}

/** A kit with a part on request has no stock. */
function isInStock(item: CatalogueItem): boolean {
  if (isList(item)) return !isSoldOut(item);
  return toAvailability(item.defaultUnit.stock, item.onRequest) === 'disponivel';
}

function toShowcase(model: ReadModel, hash: keyof typeof showcases, items: readonly CatalogueItem[]): Showcase {
  const { id, level, title, headingTag } = model.content.showcases.get(hash) ?? showcases[hash];
  return {
    vitrine: { id, nivel: level, titulo: title, tagTitulo: headingTag },
    produtos: items.map((item) => model.cardOf(item)),
  };
}
