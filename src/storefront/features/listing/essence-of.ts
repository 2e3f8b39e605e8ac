import type { Essence } from '../../shops/shop.ts';

/** Words of category names and the essence that they smell of; the first that fits counts. */
const scents: readonly (readonly [RegExp, Essence])[] = [
  [/lavand|sach[êe]|roll-on|quarto|noite/i, 'lavanda'],
  [/c[íi]tric|laranj|tangerin|m[ãa]os|massagem|corporais/i, 'laranja'],
  [/lim[õão]|capin|citronel|spray|cozinha/i, 'capim'],
  [/eucalip|melaleuc|menta|limpeza|l[íi]quido|el[ée]tric|hidrolato/i, 'eucalipto'],
  [/flora|rosa|ger[âa]nio|flores|rosto|hidratante|l[áa]bios|banho/i, 'rosa'],
  [/madeir|amadeir|resina|especiaria|vela|manteiga|baunilha|prensado/i, 'baunilha'],
  [/varetas|pessoais|len[çc][óo]is|sala|desodorante/i, 'petroleo'],
];
const fallbacks: readonly Essence[] = ['alecrim', 'lavanda', 'eucalipto', 'laranja', 'rosa', 'capim'];

/** The essence whose colours stand for a category: by its name, else by its place among its neighbours. */
export function toEssence(name: string, position: number): Essence {
  const found = scents.find(([pattern]) => pattern.test(name));
  return found?.[1] ?? fallbacks[position % fallbacks.length] ?? 'alecrim';
}
