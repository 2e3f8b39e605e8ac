// The shops as configuration: everything that differs between them is a value here, a token in styles, or data.

export type Essence =
  | 'lavanda'
  | 'laranja'
  | 'alecrim'
  | 'capim'
  | 'eucalipto'
  | 'rosa'
  | 'baunilha'
  | 'petroleo'
  | 'noite';

/** A coloured tile of the home page that opens a collection. */
export interface HomeTile {
  label: string;
  /** Two lines of about 18 letters. */
  text: string;
  path: string;
  essence: Essence;
}

export interface HomeTexts {
  tilesHeading: string;
  bestSellersText: string;
  bestSellersPath: string;
  tiles: readonly HomeTile[];
  /** The fallback while no banner is configured. */
  hero: { eyebrow: string; title: string; text: string; button: string; path: string };
  heroSecond: { button: string; path: string };
  newsletter: { title: string; text: string };
}

export interface ShopHashes {
  mainMenu: string;
  announcements: string;
  footerMenu: string;
  hero: string;
  /** The products that the picture of the hero shows. */
  heroProducts: string;
  story: string;
  /** The product of the story, whose lot it opens. */
  storyProduct?: string;
  /** The strip of a season. */
  season: string;
  bestSellers: string;
  novelties: string;
  /** The invitation to another shop, if a shop has one. */
  band?: string;
}

export interface Shop {
  /** Value of `data-shop`, and of the query key `loja` when the shop has one. */
  id: string;
  name: string;
  /** How the shop is written in running text: "na Caszulo". */
  inText: string;
  /** One sentence under the logo of the footer. */
  tagline: string;
  /** Undefined for the default shop. */
  loja: string | undefined;
  homePath: string;
  /** An SVG drawing; `script` is the symbol of the shop's id in assets/logos.svg; `name` is plain text. */
  logo: 'flower' | 'script' | 'name';
  /** The font of its headings; fonts.css defines it, tokens.css selects it. */
  displayFont: 'marcellus' | 'instrument-serif';
  hashes: ShopHashes;
  /** The id of the shop that its home page invites to. */
  invitesTo?: string;
  home: HomeTexts;
}

/** Adds the shop to a local path, or to the path of an API call that accepts shops; preserves query and hash. */
export function toShopHref(shop: Pick<Shop, 'loja'>, path: string): string {
  if (!shop.loja || !path.startsWith('/')) return path;
  const [beforeHash = '', ...hash] = path.split('#');
  const [pathname = '', query = ''] = beforeHash.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('loja', shop.loja);
  const end = hash.length > 0 ? `#${hash.join('#')}` : '';
  return `${pathname}?${parameters}${end}`;
}
