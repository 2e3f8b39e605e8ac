import type { Brand } from '#contract/shared.ts';
import { toUnicodeForm } from '#rules/typed-text.ts';
import type { ViewOptions } from '../../commerce/view-options.ts';

export interface BrandTileView {
  id: number;
  name: string;
  href: string;
  /** Empty if there is none; the tile then shows the name. */
  picture: string;
}

export interface BrandLetter {
  /** "A" to "Z", or "#" for everything else. */
  letter: string;
  brands: BrandTileView[];
}

const byName = new Intl.Collator('pt-BR').compare;

/** The letters that have active brands, in order. */
export function listBrandLetters(brands: readonly Brand[], options: ViewOptions<'geral'>): BrandLetter[] {
  const tiles = brands
    .filter((brand) => brand.ativo)
    .sort((one, other) => byName(one.nome, other.nome))
    .map((brand) => toTile(brand, options));
  const letters = new Set(tiles.map(({ name }) => toLetter(name)));
  return [...letters].map((letter) => ({ letter, brands: tiles.filter(({ name }) => toLetter(name) === letter) }));
}

function toTile(brand: Brand, { toHref, toLocalUrl, fields }: ViewOptions<'geral'>): BrandTileView {
  const picture = brand[fields.geral];
  return {
    id: brand.id,
    name: brand.nome,
    href: toHref(brand.rota.path),
    picture: picture ? toLocalUrl(picture) : '',
  };
}

function toLetter(name: string): string {
  const first = toUnicodeForm(name, 'NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '#';
}
