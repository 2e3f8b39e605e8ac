// Converts products and kits to the units that shopping services list.

import { type FeedUnit, mostFeedPictures } from '#contract/product-feed.ts';
import { toAvailability } from '#rules/availability.ts';
import { isGtin } from '#rules/gtin.ts';
import type { PictureMaster } from '#rules/picture-path.ts';
import { findContentsText, parseContents } from '#rules/unit-price.ts';
import { isOnRequest, priceKit } from '../kits/price-kit.ts';
import { listOfferedParts } from '../kits/stock.ts';
import { isList } from '../published/is-list.ts';
import { toPictureUrl, toShopUrl } from '../published/links.ts';
import type { CatalogueItem, CatalogueList, CatalogueProduct, ProductUnit, ReadModel } from '../published/model.ts';
import { toLine } from '../published/seo.ts';
import { listCategoryTrail } from '../published/wire.ts';
import { toFreeInstallments, toSalePrice, toUnitPrice } from './feed-price.ts';

/** Services take no more. */
const maxDescriptionLength = 5000;

interface FeedContext {
  model: ReadModel;
  shopId: string;
  takesCards: boolean;
  /** Long texts (HTML) by the id of the product. */
  texts: ReadonlyMap<number, string>;
}

/** Whether an item is sold in the shop as it is: curated lists and what is on request are not, and what search engines must not show is left out. */
export function isInFeed(item: CatalogueItem, shopId: string): boolean {
  if (!item.shops.has(shopId)) return false;
  return isList(item) ? item.kind !== 'lista' : item.indexable && !item.onRequest;
}

/** None of an item without a picture or a price, which no service takes. */
export function toFeedUnits(context: FeedContext, item: CatalogueItem): FeedUnit[] {
  if (isList(item)) return toKitUnits(context, item);
  const { model, shopId, takesCards, texts } = context;
  const shared = {
    descricao: toDescription(item.shortText, texts.get(item.id) ?? ''),
    imagens: toPictures(model, item.pictures),
    marca: item.brand.name,
    categorias: listCategoryTrail(item.category).map(({ name }) => name),
    kit: false,
  };
  if (shared.imagens.length === 0) return [];
  const hasChoice = item.units.length > 1;
  return item.units.map((unit) => {
    const query = hasChoice ? `?sku=${encodeURIComponent(unit.sku)}` : '';
    return {
      ...shared,
      sku: unit.sku,
      nome: unit.label ? `${item.name} ${unit.label}` : item.name,
      url: toShopUrl(model.siteUrl, item.path + query, shopId),
      status: toStatus(unit.stock),
      ...toUnitPrice(model, item, unit),
      ...(takesCards && toFreeInstallments(model.prices.priceOf(item, unit).cents)),
      ...(hasChoice ? { grupo: `produto-${item.id}` } : toIdentifiers(item)),
      ...(item.attribute && { variacao: { nome: item.attribute.name, label: unit.label } }),
      ...toMeasure(item, unit),
      ...(unit.parcel.grams > 0 && { pesoGramas: unit.parcel.grams }),
    };
  });
}

/** A kit as it is first chosen, at the price of its page. */
function toKitUnits({ model, shopId, takesCards }: FeedContext, list: CatalogueList): FeedUnit[] {
  const parts = listOfferedParts(list);
  const pictures = [list.picture, ...list.furtherPictures, ...list.parts.map(({ product }) => product.pictures[0])];
  const imagens = toPictures(model, pictures);
  if (parts.length === 0 || isOnRequest(parts) || imagens.length === 0) return [];
  const { status, categoria } = model.cardOf(list);
  const price = priceKit(model.prices, list, parts);
  const weights = parts.map(({ unit, quantity }) => unit.parcel.grams * quantity);
  return [
    {
      sku: list.sku || `kit-${list.id}`,
      nome: list.name,
      descricao: toDescription(list.shortText, list.longHtml),
      url: toShopUrl(model.siteUrl, list.path, shopId),
      imagens,
      status: status === 'disponivel' ? 'disponivel' : 'indisponivel',
      ...toSalePrice(price),
      ...(takesCards && toFreeInstallments(price.cents)),
      marca: list.parts[0].product.brand.name,
      categorias: categoria.taxonomia.map(({ nome }) => nome),
      ...(weights.every((grams) => grams > 0) && { pesoGramas: weights.reduce((sum, grams) => sum + grams, 0) }),
      kit: true,
    },
  ];
}

function toStatus(stock: number): FeedUnit['status'] {
  return toAvailability(stock, false) === 'disponivel' ? 'disponivel' : 'indisponivel';
}

function toDescription(shortText: string, html: string): string {
  const text = [shortText, toLine(html)].filter(Boolean).join('\n\n');
  return text.length > maxDescriptionLength ? text.slice(0, text.lastIndexOf(' ', maxDescriptionLength)) : text;
}

/** Every picture once. */
function toPictures({ siteUrl }: ReadModel, pictures: readonly (PictureMaster | undefined)[]): string[] {
  const addresses = pictures.map((picture) => toPictureUrl(siteUrl, picture, 1200, 'jpg')).filter(Boolean);
  return [...new Set(addresses)].slice(0, mostFeedPictures);
}

function toIdentifiers({ ean, mpn }: CatalogueProduct): Pick<FeedUnit, 'gtin' | 'mpn'> {
  return { ...(isGtin(ean) && { gtin: ean }), ...(mpn && { mpn }) };
}

function toMeasure(product: CatalogueProduct, unit: ProductUnit): Pick<FeedUnit, 'medida'> {
  const contents = parseContents(product.attribute ? unit.label : findContentsOfName(product));
  return contents ? { medida: { quantidade: contents.amount, unidade: contents.unit } } : {};
}

/** The name of a device states what it takes, not what it holds. */
function findContentsOfName({ name, device }: CatalogueProduct): string {
  return device ? '' : (findContentsText(name) ?? '');
}
