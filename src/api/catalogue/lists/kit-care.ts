// The care that a kit needs: for each subject the strictest of its parts, and the parts that ask for it.

import type { KitCare } from '#contract/product.ts';
import { careLabels, type CareSubject, type ProductCare, toCareText } from '../published/care.ts';
import type { CatalogueList } from '../published/model.ts';

const topics: Readonly<Record<CareSubject, KitCare['tema']>> = {
  pregnancy: 'gestacao',
  children: 'criancas',
  pets: 'animais',
  phototoxic: 'sol',
};

type Level = KitCare['nivel'];

const levels: Readonly<Record<ProductCare[CareSubject], Level>> = {
  safe: 'livre',
  no: 'livre',
  caution: 'cautela',
  unknown: 'desconhecido',
  avoid: 'evitar',
  yes: 'evitar',
};
/** From the strictest to the mildest. Unknown safety counts as stricter than caution, because such a product needs professional advice. */
const strictness: readonly Level[] = ['evitar', 'desconhecido', 'cautela', 'livre'];

/** The care of every part that may be chosen. Empty for a curated list, which is bought piece by piece. */
export function listKitCare({ kind, parts }: CatalogueList): KitCare[] {
  if (kind === 'lista') return [];
  return careLabels.flatMap(([subject, label]): KitCare[] => {
    const stated = parts.flatMap(({ product: { name, care } }) => {
      const valor = toCareText(care, subject);
      return valor === '' ? [] : [{ name, valor, nivel: levels[care[subject]] }];
    });
    const nivel = strictness.find((level) => stated.some((part) => part.nivel === level));
    const causes = stated.filter((part) => part.nivel === nivel);
    const [first] = causes;
    if (!first || !nivel) return [];
    const produtos = nivel === 'livre' ? [] : [...new Set(causes.map(({ name }) => name))];
    return [{ tema: topics[subject], label, nivel, valor: first.valor, produtos }];
  });
}
