import type { WantedUnit } from '../../inventory/take-stock.ts';
import { parseStockKey, type StockUse } from '../../pricing/lines/priced-item.ts';

interface StockedLine {
  item: { stockUses: readonly Pick<StockUse, 'key' | 'quantity'>[] };
  quantity: number;
}

/** The units that the lines take from stock: kits by their parts, equal units summed. */
export function listWantedUnits(lines: readonly StockedLine[]): WantedUnit[] {
  const wanted = new Map<string, number>();
  for (const { item, quantity } of lines)
    for (const use of item.stockUses) wanted.set(use.key, (wanted.get(use.key) ?? 0) + use.quantity * quantity);
  return [...wanted].map(([key, quantity]) => ({ ...parseStockKey(key), quantity }));
}
