// What a page knows of the shops: rows that the API answers (contract 4.1).

import type { Shop as AnsweredShop } from '#contract/shops.ts';

/** The words that only one page shows come with that page. */
export type Shop = Omit<AnsweredShop, 'inicio' | 'newsletter' | 'textos'>;

/** The first one is the main shop. */
export type Shops<Member = Shop> = readonly [Member, ...Member[]];

/** What every page gets of them. */
export function toShownShops([main, ...others]: Shops<AnsweredShop>): Shops {
  const toShown = ({ inicio: _, newsletter: __, textos: ___, ...shop }: AnsweredShop): Shop => shop;
  return [toShown(main), ...others.map(toShown)];
}

/** Adds the shop to a local path, or to the path of an API call that accepts shops; preserves query and hash. */
export function toShopHref(shop: { loja: string | undefined }, path: string): string {
  if (!shop.loja || !path.startsWith('/')) return path;
  const [beforeHash = '', ...hash] = path.split('#');
  const [pathname = '', query = ''] = beforeHash.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('loja', shop.loja);
  const end = hash.length > 0 ? `#${hash.join('#')}` : '';
  return `${pathname}?${parameters}${end}`;
}
