import type { Shop } from './shop.ts';

/** The icon of an installed shop, at a fixed address; `isWhole` fills its square, for devices that cut it to their own shape. */
export function toAppIcon({ logo }: Pick<Shop, 'logo'>, size: 192 | 512, isWhole = false): string {
  const drawing = logo.desenho === 'manuscrito' ? 'manuscrito' : 'flor';
  return `/icone-${drawing}${isWhole ? '-cheio' : ''}-${size}.png`;
}
