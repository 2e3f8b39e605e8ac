import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url';
import figtree from '../assets/fonts/figtree.woff2?url';
import instrumentSlanted from '../assets/fonts/instrument-serif-italic.woff2?url';
import instrumentSerif from '../assets/fonts/instrument-serif.woff2?url';
import type { Shop } from './shop.ts';

/** The fonts of headings, and of the line above the title of the home page. */
const displayFonts: Readonly<Record<Shop['displayFont'], { headings: string; home?: string }>> = {
  marcellus: { headings: marcellus },
  'instrument-serif': { headings: instrumentSerif, home: instrumentSlanted },
};
const icons = import.meta.glob<string>('../assets/favicon-*.svg', { eager: true, query: '?url', import: 'default' });

/** The fonts that the first view of a page needs. */
export function listFontFiles({ displayFont, homePath }: Pick<Shop, 'displayFont' | 'homePath'>, pathname: string) {
  const { headings, home } = displayFonts[displayFont];
  return [figtree, headings, ...(home && pathname === homePath ? [home] : [])];
}

/** Falls back to the main shop's icon. */
export function findIcon({ id }: Pick<Shop, 'id'>): string | undefined {
  return icons[`../assets/favicon-${id}.svg`] ?? icons['../assets/favicon-main.svg'];
}
