// The feed of a shop for Google Merchant Center and Meta: RSS 2.0 with the attributes of Google's product data specification.

import type { CallResponse } from '#contract/calls.ts';
import type { FeedUnit } from '#contract/product-feed.ts';
import { comparedAmount } from '#rules/unit-price.ts';
import { declaration, toElement, toParent, toStream } from './xml.server.ts';

type Page = CallResponse<'productFeed'>;

interface FeedOptions {
  shop: { nome: string; slogan: string };
  /** Absolute address of the shop's home page. */
  homeUrl: string;
  load: (range: { offset: number }) => Promise<Page>;
}

/** Loads the first units before it resolves, so that a failure still sets the status. */
export async function streamProductFeed(options: FeedOptions): Promise<ReadableStream<Uint8Array>> {
  return toStream(write(options, await options.load({ offset: 0 })));
}

async function* write({ shop, homeUrl, load }: FeedOptions, first: Page): AsyncGenerator<string, void> {
  yield `${declaration}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n`;
  yield toElement('title', shop.nome) + toElement('link', homeUrl) + toElement('description', shop.slogan || shop.nome);
  yield toItems(first);
  const { total, limit } = first.info;
  for (let offset = limit; offset < total; offset += limit) yield toItems(await load({ offset }));
  yield '</channel>\n</rss>\n';
}

function toItems({ unidades }: Page): string {
  return unidades.map((unit) => `<item>\n${listAttributes(unit).map(toAttribute).join('')}</item>\n`).join('');
}

/** An attribute of several parts has attributes as its value. */
type Attribute = readonly [name: string, value: string | readonly Attribute[]];

const toAttribute = ([name, value]: Attribute): string =>
  typeof value === 'string' ? toElement(`g:${name}`, value) : toParent(`g:${name}`, value.map(toAttribute));

function listAttributes(unit: FeedUnit): Attribute[] {
  const [picture = '', ...pictures] = unit.imagens;
  const { grupo, pesoGramas } = unit;
  return [
    ['id', unit.sku],
    ['title', toShortText(unit.nome, 150)],
    ['description', unit.descricao || unit.nome],
    ['link', unit.url],
    ['image_link', picture],
    ...pictures.map((address): Attribute => ['additional_image_link', address]),
    ['availability', unit.status === 'disponivel' ? 'in_stock' : 'out_of_stock'],
    ...listPrices(unit),
    ...listInstallments(unit),
    ...listIdentifiers(unit),
    ['condition', 'new'],
    ['product_type', unit.categorias.join(' > ')],
    ...(grupo === undefined ? [] : [['item_group_id', grupo] as const]),
    ...listVariation(unit),
    ...(unit.kit ? [['is_bundle', 'yes'] as const] : []),
    ...listMeasures(unit),
    ...(pesoGramas === undefined ? [] : [['shipping_weight', `${pesoGramas} g`] as const]),
  ];
}

function listPrices({ preco, promocao }: FeedUnit): Attribute[] {
  const price: Attribute = ['price', toAmount(preco)];
  if (!promocao) return [price];
  const { dataInicial: start, dataFinal: end } = promocao;
  const isDated = start !== undefined && end !== undefined;
  return [
    price,
    ['sale_price', toAmount(promocao.preco)],
    ...(isDated ? [['sale_price_effective_date', `${toFeedTime(start)}/${toFeedTime(end)}`] as const] : []),
  ];
}

function listInstallments({ parcelamento }: FeedUnit): Attribute[] {
  if (!parcelamento) return [];
  const { parcelas, valor } = parcelamento;
  const parts: Attribute[] = [
    ['months', String(parcelas)],
    ['amount', toAmount(valor)],
  ];
  return [['installment', parts]];
}

const toAmount = (reais: number): string => `${reais.toFixed(2)} BRL`;

/** `2026-11-27T23:59:00-03:00` as `2026-11-27T23:59-0300`, the only form that feeds have. */
function toFeedTime(dateTime: string): string {
  return dateTime.replace(/^(.{16}):\d{2}([+-]\d{2}):(\d{2})$/, '$1$2$3');
}

/** What the shop puts together itself, or cannot tell apart by a number, says that it has none. */
function listIdentifiers({ marca, gtin, mpn }: FeedUnit): Attribute[] {
  return [
    ['brand', marca],
    ...(gtin === undefined ? [] : [['gtin', gtin] as const]),
    ...(mpn === undefined ? [] : [['mpn', mpn] as const]),
    ...(gtin === undefined && mpn === undefined ? [['identifier_exists', 'no'] as const] : []),
  ];
}

const attributesOfVariations: Readonly<Record<string, string>> = {
  cor: 'color',
  material: 'material',
  estampa: 'pattern',
};

/** The units of a group must differ by an attribute; all but these are sizes to a service. */
function listVariation({ variacao }: FeedUnit): Attribute[] {
  if (!variacao) return [];
  return [[attributesOfVariations[variacao.nome.toLowerCase()] ?? 'size', toShortText(variacao.label, 100)]];
}

function listMeasures({ medida }: FeedUnit): Attribute[] {
  if (!medida) return [];
  return [
    ['unit_pricing_measure', `${medida.quantidade} ${medida.unidade}`],
    ['unit_pricing_base_measure', `${comparedAmount} ${medida.unidade}`],
  ];
}

/** Truncated between words. */
function toShortText(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length);
  return text.slice(0, end > 0 ? end : length);
}
