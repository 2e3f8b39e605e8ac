// Current price and stock of everything that can be bought: products, their simple values, kits.

import type { CartItem } from '#contract/cart.ts';
import type { PictureMaster } from '#rules/picture-path.ts';
import { choosePartsByText } from '../../catalogue/kits/choose-parts.ts';
import { priceKit } from '../../catalogue/kits/price-kit.ts';
import { toPictureUrl } from '../../catalogue/published/links.ts';
import type {
  CatalogueList,
  CatalogueProduct,
  ListPart,
  ProductUnit,
  ReadModel,
} from '../../catalogue/published/model.ts';
import { getUnit, requireForSale } from '../../catalogue/published/units.ts';
import { ApiError } from '../../http/errors.ts';
import type { LineKey } from './line-key.ts';
import { type PricedItem, type StockUse, toStockKey } from './priced-item.ts';

export type PricingCatalogue = Pick<ReadModel, 'siteUrl' | 'cashDiscount' | 'prices' | 'productsById' | 'listsById'>;

/**
 * The current price and stock of a line in this shop. Throws `invalid` if it does not exist, `refused` if it is not for sale. `name`
 * is what the line was, for what the shop no longer sells.
 */
export function getPricedItem(
  catalogue: PricingCatalogue,
  shopId: string,
  key: LineKey,
  name?: string | null,
): PricedItem {
  if (key.sale_unit_id !== 0 || key.warehouse_id !== 0) throw notFound();
  const isGone = !(key.kind === 'lista' ? catalogue.listsById : catalogue.productsById).has(key.product_id);
  if (isGone && name) throw new ApiError('invalid', `${name} não está mais à venda.`, { field: 'idProduto' });
  return key.kind === 'lista' ? getPricedKit(catalogue, shopId, key) : getPricedProduct(catalogue, shopId, key);
}

/** Throws `invalid` for an unknown kit, `refused` for one of the other shop or for a curated list. */
export function getKit(catalogue: Pick<PricingCatalogue, 'listsById'>, shopId: string, id: number): CatalogueList {
  const list = catalogue.listsById.get(id);
  if (!list) throw new ApiError('invalid', 'Kit não encontrado.', { field: 'idProduto' });
  if (list.kind === 'lista')
    throw new ApiError('refused', `Os produtos de ${list.name} são comprados um a um.`, { field: 'idProduto' });
  requireShop(list, shopId);
  return list;
}

function getPricedProduct(catalogue: PricingCatalogue, shopId: string, key: LineKey): PricedItem {
  const product = catalogue.productsById.get(key.product_id);
  if (!product) throw notFound();
  const unit = getUnit(product, key.attribute_value_id, 'idAtributoSimples');
  requireShop(product, shopId);
  requireForSale(product, unit, 'idProduto');
  const price = catalogue.prices.priceOf(product, unit);
  return {
    name: product.name,
    sku: unit.sku,
    brand: product.brand.name,
    category: product.category.name,
    path: product.path,
    ...toPictureUrls(catalogue, product.pictures[0]),
    priceCents: price.cents,
    listPriceCents: price.listCents,
    attributes: toLineAttributes(product, unit),
    parts: [],
    stockUses: listStockUses([{ product, unit, quantity: 1 }]),
  };
}

function getPricedKit(catalogue: PricingCatalogue, shopId: string, key: LineKey): PricedItem {
  if (key.attribute_value_id !== 0) throw notFound();
  const kit = getKit(catalogue, shopId, key.product_id);
  const parts = choosePartsByText(kit, key.addition, 'adicional');
  for (const { product, unit, quantity } of parts) requireForSale(product, unit, 'idProduto', quantity);
  const price = priceKit(catalogue.prices, kit, parts);
  return {
    name: kit.name,
    sku: kit.sku,
    path: kit.path,
    ...toPictureUrls(catalogue, kit.picture ?? parts[0]?.product.pictures[0]),
    priceCents: price.cents,
    listPriceCents: price.listCents,
    attributes: {},
    parts: parts.map(({ product, unit, quantity }) => ({ name: product.name, option: unit.label, quantity })),
    stockUses: listStockUses(parts),
  };
}

function toPictureUrls({ siteUrl }: PricingCatalogue, picture: PictureMaster | undefined) {
  return {
    pictureUrl: toPictureUrl(siteUrl, picture, 320, 'webp'),
    originalPictureUrl: toPictureUrl(siteUrl, picture, 320, 'jpg'),
  };
}

// A kit may hold the same piece in two parts, which share one stock.
function listStockUses(parts: readonly ListPart[]): StockUse[] {
  const uses = new Map<string, StockUse>();
  for (const { product, unit, quantity } of parts) {
    const key = toStockKey({ productId: product.id, attributeValueId: unit.attributeValueId });
    uses.set(key, { key, stock: unit.stock, quantity: quantity + (uses.get(key)?.quantity ?? 0) });
  }
  return [...uses.values()];
}

function toLineAttributes(product: CatalogueProduct, unit: ProductUnit): CartItem['atributos'] {
  const { attribute, siblings } = product;
  const sibling = siblings?.members.find((member) => member.product === product);
  return {
    ...(siblings &&
      sibling && {
        unico: toLineAttribute(siblings.attributeId, siblings.attributeName, sibling.attributeValueId, sibling.label),
      }),
    ...(attribute && { simples: toLineAttribute(attribute.id, attribute.name, unit.attributeValueId, unit.label) }),
  };
}

function toLineAttribute(attributeId: number, attributeName: string, valueId: number, valueLabel: string) {
  return {
    atributo: { id: attributeId, label: attributeName, tipo: 'texto' },
    atributoValor: { id: valueId, label: valueLabel, imagem: '' },
  };
}

function requireShop(item: { name: string; shops: ReadonlySet<string> }, shopId: string): void {
  if (!item.shops.has(shopId))
    throw new ApiError('refused', `${item.name} é vendido na nossa outra loja.`, { field: 'idProduto' });
}

function notFound(): ApiError {
  return new ApiError('invalid', 'Produto não encontrado.', { field: 'idProduto' });
}
