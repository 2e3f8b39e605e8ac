// Converts kits and curated lists from the model to the wire (contract 2.7).

import type { List, ListCard } from '#contract/list.ts';
import type { KitPieces, ProductCard } from '#contract/product.ts';
import type { Brand, Image, Route } from '#contract/shared.ts';
import { toAvailability } from '#rules/availability.ts';
import { toReais } from '#rules/money.ts';
import { toKitPayload, toPiecesPayload } from '../kits/payload.ts';
import { findCheapestPiece, findPieceRange, isOnRequest, priceKit } from '../kits/price-kit.ts';
import { countStock, listInitialParts, listOfferedParts } from '../kits/stock.ts';
import { type ReviewRows, toReviewedRating } from '../product/reviews.ts';
import { toImage, toListRoute, toParagraph, toPictureUrl, toUrl } from '../published/links.ts';
import type { CatalogueCategory, CatalogueList, ListPart, ReadModel } from '../published/model.ts';
import { findListPicture } from '../published/seo.ts';
import {
  listCategoryTrail,
  toBrand,
  toCategoryReference,
  toPrices,
  toProductCard,
  toRating,
  type WireContext,
} from '../published/wire.ts';
import { listKitCare } from './kit-care.ts';

const maxCollagePictures = 4;

function findPrice({ prices }: Pick<WireContext, 'prices'>, list: CatalogueList, parts: readonly ListPart[]) {
  return isOnRequest(parts) ? undefined : priceKit(prices, list, parts);
}

const noPrice = { cents: 0, listCents: 0 };

/**
 * Prices and payload are those of the initial parts, of a curated list those of its cheapest product, by which it is sorted and
 * filtered too. With a part on request the whole is on request: a sum would omit the part.
 */
export function toListCard(context: WireContext, list: CatalogueList): ListCard {
  const { siteUrl } = context;
  return {
    ...toSharedFields(context, list),
    selecaoAtributo: list.canChooseValue,
    marcas: listBrands(siteUrl, list),
    descricoes: { curta: toParagraph(list.shortText), longa: list.longHtml },
    midias: { imagens: listImages(siteUrl, list) },
    imagensProdutos: listCollage(siteUrl, list, 'webp'),
    imagensProdutosOriginais: listCollage(siteUrl, list, 'jpg'),
  };
}

/** The card of a list among products, with every field of theirs: clients read `marca` of each (contract 2.6). */
export function toListedCard(context: WireContext, list: CatalogueList): ProductCard {
  const { siteUrl } = context;
  const picture = findListPicture(list);
  return {
    ...toSharedFields(context, list),
    marca: toBrand(siteUrl, list.parts[0].product.brand),
    descricoes: { curta: toParagraph(list.shortText) },
    midias: { imagens: picture ? [toImage(siteUrl, picture)] : [] },
    rota: toListedRoute(list),
    selos: [],
    filtros: [],
    conjunto: {},
  };
}

/** Public clients address whatever stands among products by `/{rota.params.produto}.html`. */
function toListedRoute(list: CatalogueList): Route {
  const route = toListRoute(list);
  return { ...route, params: { ...route.params, produto: route.path.slice(1) } };
}

/** The fields that cards of lists have in both shapes. */
function toSharedFields(context: WireContext, list: CatalogueList) {
  const { siteUrl } = context;
  const parts = listInitialParts(list);
  const stock = countStock(list, parts);
  const cheapest = findCheapestPiece(context.prices, list);
  const priced = cheapest ? [cheapest] : parts;
  const price = findPrice(context, list, priced);
  const route = toListRoute(list);
  const care = listKitCare(list);
  const pieces = listKitPieces(list);
  const range = findPieceRange(context.prices, list);
  return {
    id: list.id,
    nome: list.name,
    sku: list.sku,
    status: toAvailability(stock, price === undefined),
    tipo: list.kind,
    estoque: stock,
    estoqueMarketplace: 0,
    categoria: toCategoryReference(findSharedCategory(list)),
    precos: toPrices(price ?? noPrice, context.cashDiscount),
    quantidadeProdutos: list.parts.length,
    ...(range && { faixaPrecos: { menor: toReais(range.cheapest), maior: toReais(range.dearest) } }),
    agendamentoPreco: {},
    avaliacao: toRating(list.rating),
    atributos: {},
    ...(pieces.length > 0 && { pecas: pieces }),
    ...(care.length > 0 && { cuidados: care }),
    carrinho: list.kind === 'lista' ? toPiecesPayload(siteUrl, priced) : toKitPayload(siteUrl, list, parts),
    rota: route,
    url: toUrl(siteUrl, route.path),
  };
}

function listKitPieces(list: CatalogueList): KitPieces {
  if (list.kind === 'lista') return [];
  return listOfferedParts(list).map(({ product, quantity }) => ({ nome: product.name, quantidade: quantity }));
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
    midias: {
      imagens: [...card.midias.imagens, ...list.furtherPictures.map((picture) => toImage(model.siteUrl, picture))],
      arquivos: [],
      manuais: [],
    },
    avaliacao: toReviewedRating(list.rating, reviews, list),
    produtos,
    lojas: [...list.shops],
  };
}

function listBrands(siteUrl: string, list: CatalogueList): Brand[] {
  return [...new Set(list.parts.map(({ product }) => product.brand))].map((brand) => toBrand(siteUrl, brand));
}

/** The deepest category that all its products share, else the top one of its first product. */
function findSharedCategory({ parts }: CatalogueList): CatalogueCategory {
  const [first = [], ...others] = parts.map(({ product }) => listCategoryTrail(product.category));
  const shared = first.filter((category, level) => level === 0 || others.every((trail) => trail[level] === category));
  return shared.at(-1) ?? parts[0].product.category;
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
