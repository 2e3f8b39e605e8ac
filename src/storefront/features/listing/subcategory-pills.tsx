import type { Essence } from '#contract/shops.ts';
import type { ListingLink } from './listing-view.server.ts';

/** A row of coloured pills that scrolls on small screens and wraps from 1024 px. */
export function SubcategoryPills({ links }: { links: readonly ListingLink[] }) {
  if (links.length === 0) return null;
  const essences = listEssences(links.map((link) => link.label));
  return (
    <nav aria-label="Subcategorias" className="strip mt-2 lg:mt-3">
      <ul className="flex gap-2 lg:flex-wrap">
        {links.map((link, index) => (
          <li key={link.href} className="shrink-0">
            <a
              href={link.href}
              data-essence={essences[index]}
              className="essence-pill flex min-h-11 items-center rounded-pill px-5 font-medium whitespace-nowrap hover:underline"
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The essence for words in category names; the first match wins. */
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

/** The essence that colours each pill: by the name of the category, and never the same for two neighbours. */
function listEssences(names: readonly string[]): Essence[] {
  const essences: Essence[] = [];
  for (const [position, name] of names.entries()) {
    const before = essences[position - 1];
    const wanted = scents.find(([pattern]) => pattern.test(name))?.[1] ?? fallbacks[position % fallbacks.length];
    const other = fallbacks.find((candidate) => candidate !== before && candidate !== wanted);
    essences.push((wanted === before ? other : wanted) ?? 'alecrim');
  }
  return essences;
}
