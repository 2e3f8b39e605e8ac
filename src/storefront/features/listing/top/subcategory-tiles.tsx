import { listEssences } from './essence-of.ts';
import type { ListingLink } from '../view/listing-view.server.ts';

/** One row of coloured tiles: scrolls on small screens, wraps from 1024 on. */
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
        className="essence-tile essence-drawing flex h-24 items-start rounded-card p-4 font-display text-h3 leading-tight hover:underline"
      >
        {link.label}
      </a>
    </li>
  ));
}
