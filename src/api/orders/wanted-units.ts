import type { WantedUnit } from '../inventory/take-stock.ts';
import type { AllocatedLine } from '../pricing/lines/allocate-stock.ts';

/** The units that the lines take from stock: kits by their parts, equal units summed. */
export function listWantedUnits(lines: readonly Pick<AllocatedLine, 'item' | 'quantity'>[]): WantedUnit[] {
  const wanted = new Map<string, number>();
  for (const { item, quantity } of lines)
    for (const use of item.stockUses) wanted.set(use.key, (wanted.get(use.key) ?? 0) + use.quantity * quantity);
  return [...wanted].map(([key, quantity]) => {
    const [productId = 0, attributeValueId = 0] = key.split('-').map(Number);
    return { productId, attributeValueId, quantity };
  });
}
