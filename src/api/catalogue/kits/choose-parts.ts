import { ApiError } from '../../http/errors.ts';
import type { CatalogueList, ListPart } from '../published/model.ts';
import { getUnit } from '../published/units.ts';
import { formatKitParts, type KitPart, parseKitParts } from './kit-parts.ts';
import { listOfferedParts } from './stock.ts';

/**
 * The parts of a list that the shopper chose. A closed kit has fixed quantities; preselected values apply when values cannot
 * be chosen. Throws `invalid` for a product outside the list or a missing value, `refused` when nothing is chosen; `field`
 * is the wire field of the choice.
 */
export function chooseParts(list: CatalogueList, wanted: readonly KitPart[], field = 'produtos'): ListPart[] {
  const open = [...wanted];
  const chosen = list.parts.flatMap((part) => {
    const choice = takeChoice(open, part);
    const quantity = list.kind === 'fechada' ? part.quantity : (choice?.quantity ?? 0);
    if (quantity === 0) return [];
    const unit = choice && list.canChooseValue ? getUnit(part.product, choice.valueId, field) : part.unit;
    return [{ product: part.product, unit, quantity }];
  });
  const [stranger] = open;
  if (stranger)
    throw new ApiError('invalid', `O produto ${stranger.productId} não faz parte de ${list.name}.`, { field });
  if (chosen.length === 0) throw new ApiError('refused', `Escolha ao menos um produto de ${list.name}.`, { field });
  return chosen;
}

/** Like `chooseParts` for a text such as `101-0-2;102-51-1`; an empty text means the offered parts. */
export function choosePartsByText(list: CatalogueList, text: string, field = 'parametros'): ListPart[] {
  const wanted = text === '' ? listOfferedParts(list).map(toKitPart) : parseKitParts(text);
  if (!wanted) throw new ApiError('invalid', `Não entendemos a escolha de ${list.name}.`, { field });
  return chooseParts(list, wanted, field);
}

/** Serialises a choice canonically, so that equal kits become one cart line. */
export function formatChoice(parts: readonly ListPart[]): string {
  return formatKitParts(parts.map(toKitPart));
}

function toKitPart({ product, unit, quantity }: ListPart): KitPart {
  return { productId: product.id, valueId: unit.attributeValueId, quantity };
}

// A list may hold one product twice, in two values: a choice of the same value is matched first.
function takeChoice(open: KitPart[], { product, unit }: ListPart): KitPart | undefined {
  const isSame = (choice: KitPart) => choice.productId === product.id;
  const exact = open.findIndex((choice) => isSame(choice) && choice.valueId === unit.attributeValueId);
  const index = exact === -1 ? open.findIndex(isSame) : exact;
  return index === -1 ? undefined : open.splice(index, 1)[0];
}
