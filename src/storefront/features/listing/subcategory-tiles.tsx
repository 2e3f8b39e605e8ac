import type { Essence } from '../../shops/shop.ts';
import type { ListingLink } from './listing-view.server.ts';

/** A row of coloured tiles that scrolls on small screens and wraps from 1024 px. */
export function SubcategoryTiles({ links }: { links: readonly ListingLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Subcategorias" className="strip mt-6">
      <ul className="flex gap-3 lg:grid lg:grid-cols-[repeat(auto-fill,minmax(170px,1fr))]">
        <Tiles links={links} />
      </ul>
    </nav>
  );
}

function Tiles({ links }: { links: readonly ListingLink[] }) {
  const essences = listEssences(links.map((link) => link.label));
  return links.map((link, index) => (
    <li key={link.href} className="w-40 shrink-0 lg:w-auto">
      <a
        href={link.href}
        data-essence={essences[index]}
        className="essence-tile essence-drawing flex h-full min-h-24 items-start rounded-card p-4 font-display text-h3 leading-tight hover:underline"
      >
        {link.label}
      </a>
    </li>
  ));
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

/** The essence that colours each tile: by the name of the category, and never the same for two neighbours. */
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
