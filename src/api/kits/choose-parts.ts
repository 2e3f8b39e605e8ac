import { getUnit } from '../priced-items/units.ts';
import type { CatalogueList, CatalogueProduct, ListPart, ProductUnit } from '../catalogue/model.ts';
import { ApiError } from '../errors.ts';
import { formatKitParts, type KitPart, parseKitParts } from './kit-parts.ts';

export interface ChosenPart {
  product: CatalogueProduct;
  unit: ProductUnit;
  quantity: number;
}

/**
 * What the shopper takes of a list. A closed kit keeps its quantities; without a choice of values the preselected ones
 * stand. Throws `invalid` for what is not in the list or for a value left open, `refused` when nothing is
 * taken; `field` is the wire field that held the choice.
 */
export function chooseParts(list: CatalogueList, wanted: readonly KitPart[], field = 'produtos'): ChosenPart[] {
  const open = [...wanted];
  const chosen = list.parts.flatMap((part) => {
    const wish = takeWish(open, part);
    const quantity = list.kind === 'fechada' ? part.quantity : (wish?.quantity ?? 0);
    if (quantity === 0) return [];
    const unit = wish && list.canChooseValue ? getUnit(part.product, wish.valueId) : part.unit;
    return [{ product: part.product, unit, quantity }];
  });
  const [stranger] = open;
  if (stranger)
    throw new ApiError('invalid', `O produto ${stranger.productId} não faz parte de ${list.name}.`, { field });
  if (chosen.length === 0) throw new ApiError('refused', `Escolha ao menos um produto de ${list.name}.`, { field });
  return chosen;
}

/** The same for `101-0-2;102-51-1`; an empty text means the list as it is offered. */
export function choosePartsByText(list: CatalogueList, text: string): ChosenPart[] {
  const wanted = text === '' ? listOfferedParts(list).map(toKitPart) : parseKitParts(text);
  if (!wanted) throw new ApiError('invalid', `Não entendemos a escolha de ${list.name}.`, { field: 'parametros' });
  return chooseParts(list, wanted, 'parametros');
}

/** What a list holds before the shopper chooses: an open one leaves out what is not for sale now. */
export function listOfferedParts(list: CatalogueList): ChosenPart[] {
  const isOffered = ({ product, unit, quantity }: ListPart) =>
    list.kind !== 'aberta' || (!product.onRequest && unit.stock >= quantity);
  return list.parts.filter((part) => part.quantity > 0 && isOffered(part));
}

/** The one spelling of a choice, by which equal kits become one cart line. */
export function formatChoice(parts: readonly ChosenPart[]): string {
  return formatKitParts(parts.map(toKitPart));
}

function toKitPart({ product, unit, quantity }: ChosenPart): KitPart {
  return { productId: product.id, valueId: unit.attributeValueId, quantity };
}

// A list may hold one product twice, in two values: the wish for the same value comes first.
function takeWish(open: KitPart[], { product, unit }: ListPart): KitPart | undefined {
  const isSame = (wish: KitPart) => wish.productId === product.id;
  const exact = open.findIndex((wish) => isSame(wish) && wish.valueId === unit.attributeValueId);
  const index = exact === -1 ? open.findIndex(isSame) : exact;
  return index === -1 ? undefined : open.splice(index, 1)[0];
}
