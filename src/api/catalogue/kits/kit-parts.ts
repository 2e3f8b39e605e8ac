// The chosen parts of a kit as text in cart lines: `101-0-2;102-51-1` is product-value-quantity, joined by `;`.

export interface KitPart {
  productId: number;
  /** Simple value; 0 = none. */
  valueId: number;
  quantity: number;
}

const partPattern = /^(\d{1,9})-(\d{1,9})-(\d{1,3})$/;

/** Undefined when the text is not a list of parts. */
export function parseKitParts(text: string): KitPart[] | undefined {
  const parts = text.split(';').map((part) => partPattern.exec(part));
  if (!parts.every((match) => match !== null)) return undefined;
  return parts.map(([, productId, valueId, quantity]) => ({
    productId: Number(productId),
    valueId: Number(valueId),
    quantity: Number(quantity),
  }));
}

/** Omits parts of quantity 0. */
export function formatKitParts(parts: readonly KitPart[]): string {
  return parts
    .filter((part) => part.quantity > 0)
    .map((part) => `${part.productId}-${part.valueId}-${part.quantity}`)
    .join(';');
}
