// The web app manifest, by which a shop can be installed (https://www.w3.org/TR/appmanifest/).

import { toAppIcon } from '../../shops/app-icon.ts';
import type { Shop } from '../../shops/shop.ts';
import { windowColors } from '../../shops/window-colors.ts';

type AppShop = Pick<Shop, 'nome' | 'slogan' | 'path' | 'paleta' | 'logo'>;

/** Home screens cut off longer names. */
const maxShortName = 12;

export function createManifest({ nome, slogan, path, paleta, logo }: AppShop): Record<string, unknown> {
  const { header, background } = windowColors[paleta];
  const toIcon = (size: 192 | 512, isWhole = false) => ({
    src: toAppIcon({ logo }, size, isWhole),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: isWhole ? 'maskable' : 'any',
  });
  return {
    // Shops of one site are different apps.
    id: path,
    name: nome,
    short_name: toShortName(nome),
    ...(slogan && { description: slogan }),
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: path,
    scope: '/',
    // With the buttons to go back and to reload, which pages do not have.
    display: 'minimal-ui',
    theme_color: header,
    background_color: background,
    categories: ['shopping'],
    icons: [toIcon(192), toIcon(512), toIcon(512, true)],
  };
}

/** As many whole words as fit, at least the beginning of the first. */
function toShortName(name: string): string {
  if (name.length <= maxShortName) return name;
  const end = name.lastIndexOf(' ', maxShortName);
  return name.slice(0, end > 0 ? end : maxShortName);
}
