// Pairs: products that cost less when bought together.

import type { Product, ShopResponse } from '#contract/product.ts';
import { toCents } from '#rules/money.ts';
import { toPurchase } from '../../../commerce/cart/add-to-cart-form.tsx';
import { type DecorativePicture, toDecorativePicture, toPictureView } from '../../../commerce/pictures/picture.ts';
import { asksVoltage, findSelected } from '../../../commerce/product/card-view.ts';
import { type PriceView, toPriceView, toSavingText } from '../../../commerce/product/price-texts.ts';
import type { ViewOptions } from '../../../commerce/view-options.ts';

export interface PairView {
  otherId: number;
  /** The value that the other product's page preselects; 0 = none. */
  otherValueId: number;
  otherName: string;
  otherHref: string;
  otherPicture?: DecorativePicture;
  /** The offer with this product's selected value; undefined if the pair cannot be bought. */
  offer?: PairOffer;
}

/** One unit of each product. */
export interface PairOffer {
  /** Without the sum of both prices where the saving is too small to be named. */
  price: PriceView;
  /** "Você economiza R$ x"; empty if less than 5 % is saved. */
  savingText: string;
  /** Value of the `carrinho` field in the cart form. */
  purchase: string;
}

type Combination = Product['combinacoes'][number];

/** Whether the other product can be bought without a further choice, and costs less in the pair. */
export function isPair({ produto }: Combination): boolean {
  const { status, precos } = produto;
  const isCheaper = precos.combinacao !== undefined && precos.combinacao.por < precos.por;
  return isCheaper && status === 'disponivel' && !asksVoltage(produto);
}

export function toPairView({ produto }: Combination, { toHref, toLocalUrl, fields }: ViewOptions<'prod'>): PairView {
  const value = findSelected(produto.atributos.simples?.valores ?? []);
  const [image] = produto.midias.imagens;
  return {
    otherId: produto.id,
    otherValueId: value?.idAtributoValor ?? 0,
    otherName: value ? `${produto.nome}, ${value.label}` : produto.nome,
    otherHref: toHref(produto.rota.path),
    ...(image && { otherPicture: toDecorativePicture(toPictureView(image, fields, toLocalUrl, produto.nome)) }),
  };
}

/** Body of `product/combination`. */
export function toPairRequest(productId: number, valueId: number, { otherId, otherValueId }: PairView) {
  return {
    produtoPrincipal: { id: productId, idAtributoValor: valueId },
    produtoIndicado: { id: otherId, idAtributoValor: otherValueId },
  };
}

/** A smaller saving would be an argument against the pair. */
const leastNamedPercent = 5;

/** Undefined if the API returns no cart payload. */
export function toPairOffer({ precos, carrinho }: ShopResponse): PairOffer | undefined {
  if (!carrinho) return undefined;
  const [listCents, cents] = [toCents(precos.de), toCents(precos.por)];
  const isSaving = (listCents - cents) * 100 >= listCents * leastNamedPercent;
  return {
    price: toPriceView(isSaving ? precos : { ...precos, de: precos.por }),
    savingText: isSaving ? toSavingText(precos.de, precos.por) : '',
    purchase: toPurchase(carrinho),
  };
}
