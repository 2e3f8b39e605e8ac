// Product pieces that more than one page shows. This file: the wide product of the contract as the few values of a card.
import type { ProductCard, ProductStatus } from '#contract/product.ts';
import { toDiscountPercent } from '#rules/money.ts';
import type { PictureFields } from '../../lib/visitor/device.ts';
import type { ToLocalUrl } from '../../lib/http/local-url.ts';
import { type CardPicture, toCardPicture, toPictureView } from '../../lib/views/picture.ts';
import { type PriceView, toPriceView } from '../../lib/views/price-texts.ts';
import { toUnbrokenName } from '../../lib/views/unbroken-name.ts';
import { toPurchase } from './purchase.ts';

export interface CardView {
  id: number;
  href: string;
  name: string;
  status: ProductStatus;
  /** One word above the name: the first filter value, else the category. */
  attribute: string;
  category: string;
  brand: string;
  /** Absent without reviews: never a row of grey stars. */
  rating?: { mean: number; count: number };
  picture?: CardPicture;
  /** Shown under the pointer. */
  secondPicture?: CardPicture;
  badge?: { tone: 'plain' | 'sale' | 'muted'; label: string };
  price: PriceView;
  /** Value of the field `carrinho` of a cart form. */
  purchase: string;
}

export interface CardViewOptions {
  toHref: (address: string) => string;
  toLocalUrl: ToLocalUrl;
  fields: Pick<PictureFields, 'prod'>;
}

export function toCardView(product: ProductCard, { toHref, toLocalUrl, fields }: CardViewOptions): CardView {
  const [first, second] = product.midias.imagens;
  const badge = toBadge(product);
  const { media: mean, quantidade: count } = product.avaliacao;
  return {
    id: product.id,
    href: toHref(product.rota.path),
    name: toUnbrokenName(product.nome),
    status: product.status,
    attribute: product.filtros[0]?.label ?? product.categoria.nome,
    category: product.categoria.nome,
    brand: product.marca.nome,
    ...(count > 0 && { rating: { mean, count } }),
    ...(first && { picture: toCardPicture(toPictureView(first, fields, toLocalUrl, product.nome)) }),
    ...(second && { secondPicture: toCardPicture(toPictureView(second, fields, toLocalUrl, product.nome)) }),
    ...(badge && { badge }),
    price: toPriceView(product.precos),
    purchase: toPurchase(product.carrinho),
  };
}

/** At most one: sold out, then sale, then the merchant's first. */
function toBadge({ status, precos, selos }: ProductCard): CardView['badge'] {
  if (status === 'indisponivel') return { tone: 'muted', label: 'Esgotado' };
  const percent = status === 'disponivel' ? toDiscountPercent(precos.de, precos.por) : 0;
  if (percent > 0) return { tone: 'sale', label: `−${percent}%` };
  const label = selos.find((selo) => selo.tipo === 'texto' && selo.label)?.label;
  return label ? { tone: 'plain', label } : undefined;
}
