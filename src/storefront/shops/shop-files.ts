import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url';
import type { Theme } from '#contract/shops.ts';
import figtree from '../assets/fonts/figtree.woff2?url';
import instrumentSlanted from '../assets/fonts/instrument-serif-italic.woff2?url';
import instrumentSerif from '../assets/fonts/instrument-serif.woff2?url';
import type { Shop } from './shop.ts';

/** The fonts of headings, and of the line above the title of the home page. */
const displayFonts: Readonly<Record<Theme, { headings: string; home?: string }>> = {
  classico: { headings: marcellus },
  editorial: { headings: instrumentSerif, home: instrumentSlanted },
};
const icons = import.meta.glob<string>('../assets/favicon-*.svg', { eager: true, query: '?url', import: 'default' });

/** The fonts that the first view of a page needs. */
export function listFontFiles({ tema, path }: Pick<Shop, 'tema' | 'path'>, pathname: string) {
  const { headings, home } = displayFonts[tema];
  return [figtree, headings, ...(home && pathname === path ? [home] : [])];
}

/** The drawing of the logo; a shop whose logo is text has the flower. */
export function findIcon({ logo }: Pick<Shop, 'logo'>): string | undefined {
  return icons[`../assets/favicon-${logo.desenho}.svg`] ?? icons['../assets/favicon-flor.svg'];
}
