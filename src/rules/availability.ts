// Whether a product can be bought (specification 4; reading A14). One function for server and client.

export type Availability = 'disponivel' | 'indisponivel' | 'sobconsulta';

/** Stock of 0 or less is out of stock; a product on request stays on request whatever its stock. */
export function toAvailability(stock: number, isOnRequest: boolean): Availability {
  if (isOnRequest) return 'sobconsulta';
  return stock > 0 ? 'disponivel' : 'indisponivel';
}

/** Up to this stock, product pages show how many units are left. */
export const fewUnits = 5;

/** Stocks that pages show alike have one number: each of the last units counts, more than those do not. */
export function toShownStock(stock: number): number {
  return Math.max(0, Math.min(stock, fewUnits + 1));
}

/**
 * Specification 4: the stock decides about a value that the shopper chooses. About the value that is selected on arrival
 * the product's own status decides too.
 */
export function toAvailabilityOfValue(product: Availability, stock: number, isPreselected: boolean): Availability {
  if (isPreselected && product === 'indisponivel') return product;
  return toAvailability(stock, product === 'sobconsulta');
}

/** The number of whole kits that the parts' stocks allow; parts of quantity 0 do not count. */
export function countKits(parts: readonly { stock: number; quantity: number }[]): number {
  const wanted = parts.filter((part) => part.quantity > 0);
  if (wanted.length === 0) return 0;
  return Math.max(0, Math.min(...wanted.map((part) => Math.floor(part.stock / part.quantity))));
}
