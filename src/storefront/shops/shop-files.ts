import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url';
import figtree from '../assets/fonts/figtree.woff2?url';
import instrumentSerif from '../assets/fonts/instrument-serif.woff2?url';
import type { Shop } from './shop.ts';

const displayFonts: Readonly<Record<Shop['displayFont'], string>> = {
  marcellus,
  'instrument-serif': instrumentSerif,
};
const icons = import.meta.glob<string>('../assets/favicon-*.svg', { eager: true, query: '?url', import: 'default' });

/** What the first view is drawn with. */
export function listFontFiles({ displayFont }: Pick<Shop, 'displayFont'>): string[] {
  return [figtree, displayFonts[displayFont]];
}

/** A shop without an icon of its own shows the main one. */
export function findIcon({ id }: Pick<Shop, 'id'>): string | undefined {
  return icons[`../assets/favicon-${id}.svg`] ?? icons['../assets/favicon-main.svg'];
}
