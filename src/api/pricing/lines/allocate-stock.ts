import type { Cart } from '#contract/cart.ts';
import { countKits } from '#rules/availability.ts';
import { toScarcityMessage, toUnitName } from '../../catalogue/published/units.ts';
import { ApiError } from '../../http/errors.ts';
import type { CartLine } from './line-key.ts';
import type { PricedItem } from './priced-item.ts';

/** Maximum quantity of a line, whatever the stock. */
export const maxQuantity = 999;

export interface AllocatedLine {
  line: CartLine;
  item: PricedItem;
  quantity: number;
  /** The highest quantity that the stock left by the other lines allows. */
  quantityLimit: number;
}

export interface StockAllocation {
  lines: AllocatedLine[];
  messages: Cart['mensagens'];
  /** Stored lines whose quantity must be reduced, with the new quantity; 0 removes the line. `messages` has one for each. */
  corrections: { line: CartLine; quantity: number }[];
}

/** Throws ApiError for a line that cannot be sold. */
export type GetPricedItem = (line: CartLine) => PricedItem;

/**
 * Allocates stock to unchanged lines before changed ones, so that a change never reduces an older line. A line that can
 * no longer be sold is omitted and reported.
 */
export function allocateStock(
  lines: readonly CartLine[],
  getPricedItem: GetPricedItem,
  changedIds: ReadonlySet<number> = new Set(),
): StockAllocation {
  const stock = createStock();
  const allocated: Omit<AllocatedLine, 'quantityLimit'>[] = [];
  const messages: Cart['mensagens'] = [];
  const corrections: StockAllocation['corrections'] = [];
  for (const line of sortUnchangedFirst(lines, changedIds)) {
    const item = getItemOrReason(line, getPricedItem);
    const quantity = typeof item === 'string' ? 0 : Math.min(line.quantity, stock.countAvailable(item));
    if (quantity < line.quantity) {
      corrections.push({ line, quantity });
      messages.push({ tipo: 'aviso', mensagem: typeof item === 'string' ? item : toCutMessage(item, quantity) });
    }
    if (typeof item === 'string' || quantity === 0) continue;
    stock.take(item, quantity);
    allocated.push({ line, item, quantity });
  }
  const inOrder = allocated.toSorted((first, second) => first.line.id - second.line.id);
  return {
    lines: inOrder.map((entry) => ({
      ...entry,
      quantityLimit: Math.min(maxQuantity, entry.quantity + stock.countAvailable(entry.item)),
    })),
    messages,
    corrections,
  };
}

function sortUnchangedFirst(lines: readonly CartLine[], changedIds: ReadonlySet<number>): CartLine[] {
  return [...lines.filter((line) => !changedIds.has(line.id)), ...lines.filter((line) => changedIds.has(line.id))];
}

function getItemOrReason(line: CartLine, getPricedItem: GetPricedItem): PricedItem | string {
  try {
    return getPricedItem(line);
  } catch (error) {
    if (error instanceof ApiError) return `${error.message} O item saiu da sacola.`;
    throw error;
  }
}

function createStock() {
  const taken = new Map<string, number>();
  return {
    take(item: PricedItem, quantity: number): void {
      for (const use of item.stockUses) taken.set(use.key, (taken.get(use.key) ?? 0) + use.quantity * quantity);
    },
    countAvailable(item: PricedItem): number {
      const left = item.stockUses.map(({ key, stock, quantity }) => ({
        stock: stock - (taken.get(key) ?? 0),
        quantity,
      }));
      return Math.min(maxQuantity, countKits(left));
    },
  };
}

function toCutMessage(item: PricedItem, quantity: number): string {
  const name = toUnitName(item.name, item.attributes.simples?.atributoValor.label);
  if (quantity === maxQuantity) return `A sacola leva até ${maxQuantity} unidades de ${name}.`;
  if (quantity > 0) return toScarcityMessage(name, quantity);
  return `O estoque de ${name} já está todo na sacola.`;
}
