import type { ListCard } from '#contract/list.ts';
import type { PictureFields } from '#web/browser/device.ts';
import { toPlainText } from '#web/safe-html.server.ts';
import { listTexts, toPriceRange } from '../../commerce/product/card-view.ts';
import { toPiecesText } from '../../commerce/product/piece-texts.ts';
import { type PriceView, toCountText, toPriceView, toRangeText } from '../../commerce/product/price-texts.ts';
import type { ViewOptions } from '../../commerce/view-options.ts';

export interface ListCardView {
  id: number;
  name: string;
  href: string;
  /** "Kit pronto", "Monte o kit", "Lista". */
  kind: string;
  text: string;
  /** Of a kit its pieces, of a list how many products it has and what they cost: "8 produtos, de R$ 19,90 a R$ 89,90". */
  contents: string;
  isSoldOut: boolean;
  /** A kit with a part on request. */
  isOnRequest: boolean;
  /** The picture of the list, else those of up to four of its products. */
  pictures: string[];
  /** Kits only: a list has no price of its own, nor has a kit without a part that can be chosen now. */
  price?: PriceView;
}

const collageSize = 4;

export function toListCardView(list: ListCard, { toHref, toLocalUrl, fields }: ViewOptions<'prod'>): ListCardView {
  const own = list.midias.imagens[0]?.[fields.prod].medium;
  const isKit = list.tipo !== 'lista';
  const { range } = toPriceRange(list);
  const isOnRequest = isKit && list.status === 'sobconsulta';
  const collage = listCollage(list, fields).slice(0, collageSize);
  return {
    id: list.id,
    name: list.nome,
    href: toHref(list.rota.path),
    kind: listTexts[list.tipo].label,
    text: toPlainText(list.descricoes.curta),
    contents: toPiecesText(list.pecas) || (range ? toRangeText(range) : toCountText(list.quantidadeProdutos ?? 0)),
    isSoldOut: list.status === 'indisponivel',
    isOnRequest,
    pictures: (isKit && own ? [own] : collage).map(toLocalUrl),
    ...(isKit && !isOnRequest && list.precos.por > 0 && { price: toPriceView(list.precos) }),
  };
}

/** Another backend may send one kind only; any picture is better than none. */
function listCollage(list: ListCard, { prod }: Pick<PictureFields, 'prod'>): string[] {
  const { imagensProdutos: derived = [], imagensProdutosOriginais: originals = derived } = list;
  return prod === 'arquivosOriginais' ? originals : derived;
}
