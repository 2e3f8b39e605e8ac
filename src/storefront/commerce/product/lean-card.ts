// What a card need not carry to the browser, because it follows from the rest of it; here are both ways.
import type { CardPicture } from '../pictures/picture.ts';
import { toPlainName } from '#web/unbroken-name.ts';

/** `medium` may begin with `ownMark`; without `alt` the product's name stands for it. */
export type LeanPicture = Omit<CardPicture, 'alt'> & { alt?: string };

interface Named {
  href: string;
  name: string;
}

interface Bought {
  id: number;
  /** The value that is bought, where there are several. */
  boughtValueId?: string;
  /** Value of the field `carrinho` of a cart form, where it is more than one piece of the product. */
  purchase?: string;
}

/** Stands for the beginning of addresses of the product's own pictures. */
const ownMark = '~';

function toOwnStart({ href }: Named): string {
  const [path = ''] = href.split('?');
  return `/img/products${path}`;
}

export function toLeanPicture({ alt, ...files }: CardPicture, card: Named): LeanPicture {
  const start = toOwnStart(card);
  return {
    ...files,
    medium: files.medium.startsWith(start) ? `${ownMark}${files.medium.slice(start.length)}` : files.medium,
    ...(alt !== toPlainName(card.name) && { alt }),
  };
}

export function toFullPicture(picture: LeanPicture, card: Named): CardPicture {
  const { medium, alt = toPlainName(card.name) } = picture;
  return { ...picture, alt, medium: medium.startsWith(ownMark) ? `${toOwnStart(card)}${medium.slice(1)}` : medium };
}

export function toLeanPurchase(id: number, purchase: string): Omit<Bought, 'id'> {
  const boughtValueId = /"idAtributoSimples":"(\d+)"/.exec(purchase)?.[1];
  const lean = boughtValueId === undefined ? {} : { boughtValueId };
  return toFullPurchase({ id, ...lean }) === purchase ? lean : { purchase };
}

/** Value of the field `carrinho` of a cart form. */
export function toFullPurchase({ id, boughtValueId, purchase }: Bought): string {
  const item = {
    idProduto: String(id),
    ...(boughtValueId !== undefined && { idAtributoSimples: boughtValueId }),
    quantidade: '1',
  };
  return purchase ?? JSON.stringify({ itens: [item] });
}
