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

/** The essence whose colours stand for each category: by its name, and never the one of its neighbour. */
export function listEssences(names: readonly string[]): Essence[] {
  const essences: Essence[] = [];
  for (const [position, name] of names.entries()) {
    const before = essences[position - 1];
    const wanted = scents.find(([pattern]) => pattern.test(name))?.[1] ?? fallbacks[position % fallbacks.length];
    const other = fallbacks.find((candidate) => candidate !== before && candidate !== wanted);
    essences.push((wanted === before ? other : wanted) ?? 'alecrim');
  }
  return essences;
}
