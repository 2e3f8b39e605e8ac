// The offers of a product page: the product itself, or one offer per simple value.

import type { Product } from '#contract/product.ts';
import type { Installment, Prices, PriceSchedule } from '#contract/shared.ts';
import { type Availability, toAvailabilityOfValue } from '#rules/availability.ts';
import { type Contents, findMeasure, formatUnitPrice, parseContents } from '#rules/unit-price.ts';
import { toMinute } from '#web/dates.ts';
import { toPurchase } from '../../../commerce/cart/add-to-cart-form.tsx';
import { findSelected } from '../../../commerce/product/card-view.ts';
import { noPrice, type PriceView, toPriceView } from '../../../commerce/product/price-texts.ts';
import { type StockOptions, toStockText } from '../../../commerce/product/stock-text.ts';

export interface InstallmentView {
  count: number;
  amount: number;
  total: number;
  hasInterest: boolean;
}

export interface CountdownView {
  title: string;
  /** ISO 8601 with offset. */
  endsAt: string;
  /** "até 27/11/2026 às 23h59" */
  endsText: string;
  isBlack: boolean;
}

export interface UnitView {
  /** "R$ 5,49/ml" */
  text: string;
  contents: Contents;
  measure: Contents;
}

export interface OfferView {
  /** Id of the simple value; 0 = the product itself. */
  valueId: number;
  label: string;
  sku: string;
  /** The page with this offer selected, absolute. */
  address: string;
  status: Availability;
  price: PriceView;
  /** What the offer holds, and its price by which sizes are compared; undefined unless all offers are sizes. */
  unit?: UnitView;
  /** Empty if it cannot be bought. */
  installments: InstallmentView[];
  /** Empty if it cannot be bought. */
  stockText: string;
  purchase: string;
  countdown?: CountdownView;
  /** When the schedule of its price ends, as ISO 8601. */
  validUntil?: string;
}

export interface OfferOptions extends StockOptions {
  /** Canonical address of the product, absolute. */
  url: string;
}

/** Never empty. Each offer has its own stock text (specification 4), so that stock figures stay on the server. */
export function listOffers(product: Product, options: OfferOptions): OfferView[] {
  const schedules = product.agendamentoPreco.aplicado ?? product.AgendamentoPreco?.aplicado;
  const values = product.atributos.simples?.valores ?? [];
  if (values.length === 0)
    return [toOffer(product, { ...product, valueId: 0, label: '', schedule: schedules }, options)];
  const selected = findSelected(values);
  const offers = values.map((value) =>
    toOffer(
      product,
      {
        ...value,
        valueId: value.idAtributoValor,
        status: toAvailabilityOfValue(product.status, value.estoque, value === selected),
        schedule: value.agendamentoPreco?.aplicado ?? value.AgendamentoPreco?.aplicado ?? schedules,
      },
      options,
    ),
  );
  return withUnitPrices(offers);
}

function withUnitPrices(offers: OfferView[]): OfferView[] {
  const measure = findMeasure(offers.map(({ label }) => label));
  if (!measure) return offers;
  return offers.map((offer) => {
    const contents = parseContents(offer.label);
    if (!contents || offer.price.price === 0) return offer;
    return { ...offer, unit: { text: formatUnitPrice(offer.price.price, contents, measure), contents, measure } };
  });
}

interface OfferSource {
  valueId: number;
  label: string;
  sku: string;
  status: Availability;
  estoque: number;
  precos: Prices;
  carrinho: Product['carrinho'];
  schedule: PriceSchedule | undefined;
}

function toOffer(product: Product, source: OfferSource, options: OfferOptions): OfferView {
  const sku = source.sku || product.sku;
  const isOnRequest = source.status === 'sobconsulta';
  const countdown = isOnRequest ? undefined : toCountdown(source.schedule);
  const isOnSale = source.status === 'disponivel';
  return {
    valueId: source.valueId,
    label: source.label,
    sku,
    address: toAddress(product, options.url, sku),
    status: source.status,
    price: isOnRequest ? noPrice : toPriceView(source.precos),
    installments: isOnSale ? source.precos.parcelamento.map(toInstallment) : [],
    stockText: isOnSale ? toStockText(source.estoque, options) : '',
    purchase: toPurchase(source.carrinho, isOnSale ? source.precos.por : undefined),
    ...(countdown && { countdown }),
    ...(!isOnRequest && source.schedule && { validUntil: source.schedule.dataFinal }),
  };
}

/** The page with this offer selected. The only offer of a product needs no name. */
function toAddress(product: Product, url: string, sku: string): string {
  const values = product.atributos.simples?.valores ?? [];
  if (values.length < 2) return url;
  const address = new URL(url);
  address.searchParams.set('sku', sku);
  return address.href;
}

function toInstallment(option: Installment): InstallmentView {
  return {
    count: option.parcelas,
    amount: option.valorParcela,
    total: option.valorTotal,
    hasInterest: option.taxa > 0,
  };
}

/** Specification 4: a countdown if the schedule's name contains "cronometro", in black if it also contains "Black Friday". */
export function toCountdown(schedule: PriceSchedule | undefined): CountdownView | undefined {
  const mark = /cron[oô]metro/i;
  if (!schedule || !mark.test(schedule.nome)) return undefined;
  const title = schedule.nome.replace(mark, '').replaceAll(/\s+/g, ' ').trim();
  return {
    title: title || 'Oferta por tempo limitado',
    endsAt: schedule.dataFinal,
    endsText: `até ${toMinute(schedule.dataFinal)}`,
    isBlack: /black friday/i.test(schedule.nome),
  };
}
