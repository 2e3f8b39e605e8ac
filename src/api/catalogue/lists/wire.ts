// Converts kits and curated lists from the model to the wire (contract 2.7).

import type { List, ListCard } from '#contract/list.ts';
import type { Brand, Image } from '#contract/shared.ts';
import { toAvailability } from '#rules/availability.ts';
import type { ChosenPart } from '../kits/choose-parts.ts';
import { toKitPayload, toPiecesPayload } from '../kits/payload.ts';
import { isOnRequest, priceKit } from '../kits/price-kit.ts';
import { type ReviewRows, toReviewedRating } from '../product/reviews.ts';
import { toImage, toListRoute, toParagraph, toPictureUrl, toUrl } from '../published/links.ts';
import type { CatalogueList, ReadModel } from '../published/model.ts';
import {
  listCategoryTrail,
  toBrand,
  toCategoryReference,
  toPrices,
  toProductCard,
  toRating,
} from '../published/wire.ts';
import { countStock, listInitialParts } from './stock.ts';

const maxCollagePictures = 4;

/** The first price in force of a list, in centavos; undefined if a part is sold on request. */
export function findListCents(model: ReadModel, list: CatalogueList): number | undefined {
  return findPrice(model, list, listInitialParts(list))?.cents;
}

function findPrice({ prices }: ReadModel, list: CatalogueList, parts: readonly ChosenPart[]) {
  return isOnRequest(parts) ? undefined : priceKit(prices, list, parts);
}

const noPrice = { cents: 0, listCents: 0 };

/** Prices and payload are those of the initial parts. With a part on request the whole is on request: a sum would omit the part. */
export function toListCard(model: ReadModel, list: CatalogueList): ListCard {
  const { siteUrl } = model;
  const parts = listInitialParts(list);
  const stock = countStock(list, parts);
  const price = findPrice(model, list, parts);
  const route = toListRoute(list);
  return {
    id: list.id,
    nome: list.name,
    sku: list.sku,
    status: toAvailability(stock, price === undefined),
    tipo: list.kind,
    estoque: stock,
    estoqueMarketplace: 0,
    selecaoAtributo: list.canChooseValue,
    marcas: listBrands(siteUrl, list),
    ...toSharedCategory(list),
    precos: toPrices(price ?? noPrice, model.cashDiscount),
    agendamentoPreco: {},
    descricoes: { curta: toParagraph(list.shortText), longa: list.longHtml },
    midias: { imagens: listImages(siteUrl, list) },
    avaliacao: toRating(list.rating),
    atributos: {},
    quantidadeProdutos: list.parts.length,
    imagensProdutos: listCollage(siteUrl, list, 'webp'),
    imagensProdutosOriginais: listCollage(siteUrl, list, 'jpg'),
    carrinho: list.kind === 'lista' ? toPiecesPayload(siteUrl, parts) : toKitPayload(siteUrl, list, parts),
    rota: route,
    url: toUrl(siteUrl, route.path),
  };
}

/** The card with its parts and reviews; each part has its preselected value. */
export function toList(model: ReadModel, list: CatalogueList, reviews: ReviewRows): List {
  const produtos = listInitialParts(list).map(({ product, unit, quantity }) => ({
    ...toProductCard(model, product, unit),
    quantidade: quantity,
  }));
  const card = toListCard(model, list);
  return {
    ...card,
    midias: { ...card.midias, arquivos: [], manuais: [] },
    avaliacao: toReviewedRating(list.rating, reviews, list),
    produtos,
    lojas: [...list.shops],
  };
}

function listBrands(siteUrl: string, list: CatalogueList): Brand[] {
  return [...new Set(list.parts.map(({ product }) => product.brand))].map((brand) => toBrand(siteUrl, brand));
}

/** The deepest category that all its products share, else the top one of its first product. */
function toSharedCategory(list: CatalogueList): Pick<ListCard, 'categoria'> {
  const [first = [], ...others] = list.parts.map(({ product }) => listCategoryTrail(product.category));
  const shared = first.filter((category, level) => level === 0 || others.every((trail) => trail[level] === category));
  const category = shared.at(-1);
  return category ? { categoria: toCategoryReference(category) } : {};
}

function listImages(siteUrl: string, list: CatalogueList): Image[] {
  return list.picture ? [toImage(siteUrl, { ...list.picture, id: list.id, alternative: list.name })] : [];
}

function listCollage(siteUrl: string, list: CatalogueList, format: 'webp' | 'jpg'): string[] {
  return list.parts
    .map(({ product }) => toPictureUrl(siteUrl, product.pictures[0], 320, format))
    .filter(Boolean)
    .slice(0, maxCollagePictures);
}
