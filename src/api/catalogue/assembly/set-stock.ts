import { anyProductKey, listsKey } from '#contract/cache-keys.ts';
import { toShownStock } from '#rules/availability.ts';
import { listLandingPageKeys, listListsWith, listProductKeys } from '../changes/page-keys.ts';
import { describeListedStock, describeStock } from '../kits/stock.ts';
import type { ReadModel } from '../published/model.ts';
import type { StockQuantity } from '../published/source.ts';
import { findDefaultUnit } from '../published/units.ts';

/**
 * Sets the stock of a unit in a model that was built while it moved: it shares products with the one before, or has none of it.
 */
export function repeatStock(model: ReadModel, quantity: StockQuantity): void {
  setStock(model, quantity);
  const product = model.productsById.get(quantity.productId);
  if (product) model.update(product);
}

/**
 * Sets the stock of a unit, in place. Returns the keys of the pages that show the difference: none while as many are left that
 * no page shows their number.
 */
export function setStock(model: ReadModel, { productId, attributeValueId, quantity }: StockQuantity): string[] {
  const product = model.productsById.get(productId);
  const unit = product?.units.find((candidate) => candidate.attributeValueId === attributeValueId);
  if (!product || !unit || unit.stock === quantity) return [];
  const lists = listListsWith(model, product);
  const before = lists.map((list) => ({ page: describeStock(list), card: describeListedStock(list) }));
  const shownBefore = toShownStock(unit.stock);
  unit.stock = quantity;
  product.defaultUnit = findDefaultUnit(product.units);
  const changed = lists.filter((list, place) => describeStock(list) !== before[place]?.page);
  const isShown = shownBefore !== toShownStock(quantity);
  if (isShown || changed.length > 0) model.update(product);
  if (isShown) return listProductKeys(model, productId);
  const isListedChanged = lists.some((list, place) => describeListedStock(list) !== before[place]?.card);
  const listKeys = changed.flatMap(({ id }) => [listsKey, `list-${id}`]);
  return isListedChanged ? [anyProductKey, ...listKeys, ...listLandingPageKeys(model, lists)] : listKeys;
}
