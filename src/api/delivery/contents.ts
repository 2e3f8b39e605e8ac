// Contents of a shipment: weights and sizes, and current prices from the server's own data.

import type { ShippedUnit, Shipment } from '#rules/freight.ts';
import type { AllocatedCart } from '../cart/change-cart.ts';
import { choosePartsByText } from '../catalogue/kits/choose-parts.ts';
import { priceKit } from '../catalogue/kits/price-kit.ts';
import type { CatalogueList, ListPart } from '../catalogue/published/model.ts';
import { getUnit, requirePrice } from '../catalogue/published/units.ts';
import { ApiError } from '../http/errors.ts';
import { maxQuantity, type AllocatedLine } from '../pricing/lines/allocate-stock.ts';
import { getKit, type PricingCatalogue } from '../pricing/lines/get-priced-item.ts';
import { priceAllocatedCart, type Promotions } from '../pricing/lines/price-allocated-cart.ts';

export interface Contents extends Pick<Shipment, 'isFree'> {
  units: readonly ShippedUnit[];
  /** Value of the goods before coupons, which counts for free shipping. */
  subtotalCents: number;
}

/** Accepts sold-out products. Throws `invalid` for unknown products, `refused` for products on request. */
export function toProductContents(
  catalogue: PricingCatalogue,
  productId: number,
  attributeValueId: number,
  wanted: number,
): Contents {
  const product = catalogue.productsById.get(productId);
  if (!product) throw new ApiError('invalid', 'Produto não encontrado.', { field: 'idProduto' });
  requirePrice(product, 'idProduto');
  const quantity = toQuantity(wanted);
  const unit = getUnit(product, attributeValueId);
  const { cents } = catalogue.prices.priceOf(product, unit);
  return { units: [toShippedUnit(catalogue, { product, unit, quantity })], subtotalCents: cents * quantity };
}

/**
 * `choice` holds the chosen parts as in a cart payload; `""` means all that have a price, of a closed kit simply all. Throws like the cart for unknown parts and parts
 * on request.
 */
export function toListContents(catalogue: PricingCatalogue, listId: number, choice: string, wanted: number): Contents {
  const list = catalogue.listsById.get(listId);
  if (!list) throw new ApiError('invalid', 'Kit não encontrado.', { field: 'idLista' });
  const parts = choice === '' ? listAllParts(list) : choosePartsByText(list, choice);
  if (parts.length === 0)
    throw new ApiError('refused', `Escolha ao menos um produto de ${list.name}.`, { field: 'parametros' });
  const quantity = toQuantity(wanted);
  return {
    units: listShippedUnits(catalogue, parts, quantity),
    subtotalCents: priceKit(catalogue.prices, list, parts, choice === '' ? 'idLista' : 'parametros').cents * quantity,
  };
}

function listAllParts({ kind, parts }: CatalogueList): ListPart[] {
  return parts.filter(({ product, quantity }) => quantity > 0 && (kind !== 'aberta' || !product.onRequest));
}

/** The allocated lines. */
export function toCartContents(
  catalogue: PricingCatalogue,
  shopId: string,
  { lines, coupon }: AllocatedCart,
  promotions: Promotions,
): Contents {
  const { subtotalCents, hasFreeShipping } = priceAllocatedCart({ lines, coupon: coupon?.coupon }, promotions);
  const units = lines.flatMap((line) => listUnitsOfLine(catalogue, shopId, line));
  return { units, subtotalCents, isFree: hasFreeShipping };
}

function listUnitsOfLine(catalogue: PricingCatalogue, shopId: string, allocated: AllocatedLine): ShippedUnit[] {
  const { line, quantity } = allocated;
  if (line.kind === 'lista') {
    const kit = getKit(catalogue, shopId, line.product_id);
    return listShippedUnits(catalogue, choosePartsByText(kit, line.addition), quantity);
  }
  const product = catalogue.productsById.get(line.product_id);
  if (!product) return [];
  const unit = getUnit(product, line.attribute_value_id);
  return [toShippedUnit(catalogue, { product, unit, quantity })];
}

function listShippedUnits(catalogue: PricingCatalogue, parts: readonly ListPart[], quantity: number): ShippedUnit[] {
  return parts.map((part) => toShippedUnit(catalogue, { ...part, quantity: part.quantity * quantity }));
}

function toShippedUnit({ prices }: PricingCatalogue, { product, unit, quantity }: ListPart): ShippedUnit {
  return { ...unit.parcel, cents: prices.priceOf(product, unit).cents, quantity };
}

function toQuantity(wanted: number): number {
  if (wanted < 1) throw new ApiError('invalid', 'A quantidade deve ser de pelo menos 1.', { field: 'quantidade' });
  return Math.min(wanted, maxQuantity);
}
