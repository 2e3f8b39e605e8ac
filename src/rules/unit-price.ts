// The price of a measure, by which packages of different sizes are compared.

import { formatReais } from './money.ts';

/** What a package holds. */
export interface Contents {
  amount: number;
  unit: 'ml' | 'g';
}

/** The millilitres or grams by which shopping services compare the packages of every shop. */
export const comparedAmount = 100;

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

/** The name of a product and the measure that it ends with, such as "60 g"; empty if it ends otherwise. */
export function splitContents(name: string): { title: string; contents: string } {
  const contents = findContentsText(name) ?? '';
  const title = name.slice(0, -contents.length).trimEnd();
  return contents && title && name.endsWith(contents) ? { title, contents } : { title: name, contents: '' };
}

/** In ml or g: from this size on a package is compared by 100, since a smaller one would seem to cost a multiple of its price. */
const leastComparedByHundred = 50;

/** What the packages of one product are compared by; undefined unless there are two or more, all sizes of the same unit. */
export function findMeasure(labels: readonly string[]): Contents | undefined {
  const sizes = labels.flatMap((label) => parseContents(label) ?? []);
  const [first] = sizes;
  if (!first || sizes.length < 2 || sizes.length < labels.length) return undefined;
  if (sizes.some(({ unit }) => unit !== first.unit)) return undefined;
  const smallest = Math.min(...sizes.map(({ amount }) => amount));
  return { amount: smallest < leastComparedByHundred ? 1 : 100, unit: first.unit };
}

/** "R$ 5,49/ml" or "R$ 29,95/100 ml" for a package of this price in reais, rounded to centavos. */
export function formatUnitPrice(reais: number, { amount }: Contents, measure: Contents): string {
  const price = Math.round((reais * 100 * measure.amount) / amount) / 100;
  return `${formatReais(price)}/${measure.amount === 1 ? '' : `${measure.amount} `}${measure.unit}`;
}
