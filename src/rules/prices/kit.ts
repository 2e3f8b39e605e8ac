import { takeOff } from '../money.ts';

export interface KitPart {
  /** The current price of one piece. */
  cents: number;
  quantity: number;
}

export interface KitPrice {
  cents: number;
  /** Total price of the parts bought separately; 0 when the kit saves nothing. */
  listCents: number;
}

/** Price of one kit in centavos: its parts less the kit's percentage, rounded once. */
export function toKitPrice(parts: readonly KitPart[], discountPercent: number): KitPrice {
  const apartCents = parts.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
  const cents = takeOff(apartCents, discountPercent / 100);
  return { cents, listCents: cents < apartCents ? apartCents : 0 };
}
