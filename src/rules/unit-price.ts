// The price of a measure, by which packages of different sizes are compared.

/** What a package holds. */
export interface Contents {
  amount: number;
  unit: 'ml' | 'g';
}

const factors: Readonly<Record<string, readonly [factor: number, unit: Contents['unit']]>> = {
  ml: [1, 'ml'],
  l: [1000, 'ml'],
  g: [1, 'g'],
  kg: [1000, 'g'],
};

/** "10 ml", "1,5 l", "200 g" and "1 kg"; undefined for any other text, such as a colour. */
export function parseContents(label: string): Contents | undefined {
  const [, amount = '', name = ''] = /^\s*(\d+(?:,\d+)?)\s*(ml|l|g|kg)\s*$/iu.exec(label) ?? [];
  const [factor, unit] = factors[name.toLowerCase()] ?? [];
  const figure = Number(amount.replace(',', '.'));
  return factor && unit && figure > 0 ? { amount: figure * factor, unit } : undefined;
}

/** The last measure that a name states, such as "10 ml"; undefined without one. */
export function findContentsText(name: string): string | undefined {
  return name.match(/\b\d+(?:,\d+)? (?:ml|l|g|kg)\b/giu)?.at(-1);
}

/** Reais for so many of the unit, rounded to centavos. */
export function toUnitPrice(reais: number, { amount }: Contents, measure: number): number {
  return Math.round((reais * 100 * measure) / amount) / 100;
}
