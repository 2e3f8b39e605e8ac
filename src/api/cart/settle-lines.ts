import type { Cart } from '#contract/cart.ts';
import { countKits } from '#rules/availability.ts';
import { ApiError } from '../errors.ts';
import type { Offer } from '../offers/offer.ts';
import type { CartLine } from './queries.ts';
import { toScarcityMessage, toUnitName } from '../offers/units.ts';

/** No line goes beyond this, whatever the stock. */
export const maxQuantity = 999;

export interface SettledLine {
  line: CartLine;
  offer: Offer;
  quantity: number;
  /** What the stock allows beside the other lines. */
  quantityLimit: number;
}

export interface Settlement {
  lines: SettledLine[];
  messages: Cart['mensagens'];
  /** Stored lines that no longer hold, with what is left of them; 0 = gone. */
  corrections: { id: number; quantity: number }[];
}

/** Throws ApiError for a line that cannot be sold. */
export type FindOffer = (line: CartLine) => Offer;

/**
 * Gives the lines what stock there is, the untouched ones first: a change is cut before what stood there. A line that
 * cannot be sold any more is left out and reported.
 */
export function settleLines(
  lines: readonly CartLine[],
  findOffer: FindOffer,
  changedIds: ReadonlySet<number> = new Set(),
): Settlement {
  const stock = createStock();
  const settled: Omit<SettledLine, 'quantityLimit'>[] = [];
  const messages: Cart['mensagens'] = [];
  const corrections: Settlement['corrections'] = [];
  for (const line of toTurns(lines, changedIds)) {
    const offer = findOfferOrReason(line, findOffer);
    const quantity = typeof offer === 'string' ? 0 : Math.min(line.quantity, stock.countAvailable(offer));
    if (quantity < line.quantity) {
      corrections.push({ id: line.id, quantity });
      messages.push({ tipo: 'aviso', mensagem: typeof offer === 'string' ? offer : toCutMessage(offer, quantity) });
    }
    if (typeof offer === 'string' || quantity === 0) continue;
    stock.take(offer, quantity);
    settled.push({ line, offer, quantity });
  }
  const inOrder = settled.toSorted((first, second) => first.line.id - second.line.id);
  return {
    lines: inOrder.map((entry) => ({
      ...entry,
      quantityLimit: Math.min(maxQuantity, entry.quantity + stock.countAvailable(entry.offer)),
    })),
    messages,
    corrections,
  };
}

function toTurns(lines: readonly CartLine[], changedIds: ReadonlySet<number>): CartLine[] {
  return [...lines.filter((line) => !changedIds.has(line.id)), ...lines.filter((line) => changedIds.has(line.id))];
}

function findOfferOrReason(line: CartLine, findOffer: FindOffer): Offer | string {
  try {
    return findOffer(line);
  } catch (error) {
    if (error instanceof ApiError) return `${error.message} O item saiu da sacola.`;
    throw error;
  }
}

function createStock() {
  const taken = new Map<string, number>();
  return {
    take(offer: Offer, quantity: number): void {
      for (const use of offer.stockUses) taken.set(use.key, (taken.get(use.key) ?? 0) + use.quantity * quantity);
    },
    countAvailable(offer: Offer): number {
      const left = offer.stockUses.map(({ key, stock, quantity }) => ({
        stock: stock - (taken.get(key) ?? 0),
        quantity,
      }));
      return Math.min(maxQuantity, countKits(left));
    },
  };
}

function toCutMessage(offer: Offer, quantity: number): string {
  const name = toUnitName(offer.name, offer.attributes.simples?.atributoValor.label);
  if (quantity === maxQuantity) return `A sacola leva até ${maxQuantity} unidades de ${name}.`;
  if (quantity > 0) return toScarcityMessage(name, quantity);
  return `O estoque de ${name} já está todo na sacola.`;
}
