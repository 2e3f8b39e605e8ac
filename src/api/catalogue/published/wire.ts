// Converts the model to the wire shapes that listings, pages, showcases, kits and the cart share (contract 2.3 to 2.6).

import type { ProductCard, SiblingValue, SimpleValue } from '#contract/product.ts';
import type {
  Badge,
  Brand,
  CartPayload,
  Installment,
  Prices,
  PriceSchedule as WireSchedule,
} from '#contract/shared.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { toAvailability } from '#rules/availability.ts';
import { listInstallments } from '#rules/installments.ts';
import { roundHalfUp, toCashPriceCents, toPercent, toReais } from '#rules/money.ts';
import { isInForce, toScheduledCents, toUsualCents } from '#rules/prices/schedule.ts';
import { toBrandRoute, toDateTime, toImage, toParagraph, toPictureUrl, toProductRoute, toUrl } from './links.ts';
import type {
  CatalogueBadge,
  CatalogueBrand,
  CatalogueCategory,
  CatalogueProduct,
  PriceInForce,
  PriceSchedule,
  ProductUnit,
  ReadModel,
} from './model.ts';

/** The fields of the model that the conversion needs, so that it can run while the model is being built. */
export type WireContext = Pick<ReadModel, 'siteUrl' | 'cashDiscount' | 'prices' | 'now'>;

/** `ativo` is the brand's own flag; listings overwrite it with whether the facet is selected. */
export function toBrand(siteUrl: string, brand: CatalogueBrand): Brand {
  return {
    id: brand.id,
    nome: brand.name,
    imagem: toPictureUrl(siteUrl, brand.picture, 320, 'webp'),
    imagemOriginal: toPictureUrl(siteUrl, brand.picture, 320, 'jpg'),
    ativo: brand.active,
    rota: toBrandRoute(brand),
    url: toUrl(siteUrl, brand.path),
  };
}

/** From the root to the category itself. */
export function listCategoryTrail(category: CatalogueCategory): CatalogueCategory[] {
  return category.parent ? [...listCategoryTrail(category.parent), category] : [category];
}

/** `taxonomia` from the root down. */
export function toCategoryReference(category: CatalogueCategory): ProductCard['categoria'] {
  return {
    id: category.id,
    nome: category.name,
    nivel: category.level,
    taxonomia: listCategoryTrail(category).map(({ id, name }) => ({ id, nome: name })),
  };
}

/** Contract 2.3; `cashDiscount` is a fraction. */
export function toPrices(price: Pick<PriceInForce, 'cents' | 'listCents'>, cashDiscount: number): Prices {
  return {
    de: toReais(price.listCents),
    por: toReais(price.cents),
    precoPor: toReais(price.cents),
    vista: toReais(toCashPriceCents(price.cents, cashDiscount)),
    descontoVista: toPercent(cashDiscount),
    editavel: false,
    parcelamento: toInstallments(price.cents),
  };
}

/** Contract 2.3: ascending from one; empty for a price of 0. */
export function toInstallments(cents: number): Installment[] {
  return listInstallments(cents).map((option) => ({
    parcelas: option.count,
    valorParcela: toReais(option.amountCents),
    valorTotal: toReais(option.totalCents),
    taxa: option.ratePercent,
    exibirTaxa: option.ratePercent !== 0,
  }));
}

/** `{}` when nothing is scheduled; `geral` holds current and future schedules. */
function toSchedules(
  context: WireContext,
  product: CatalogueProduct,
  unit: ProductUnit,
): ProductCard['agendamentoPreco'] {
  const isPublic = !product.onRequest;
  const upcoming = product.schedules.filter((schedule) => isPublic && context.now < schedule.endsAt);
  if (upcoming.length === 0) return {};
  const { schedule } = context.prices.priceOf(product, unit);
  const geral = upcoming.map((candidate) => toSchedule(context, product, unit, candidate));
  return schedule && isInForce(schedule, context.now)
    ? { aplicado: toSchedule(context, product, unit, schedule), geral }
    : { geral };
}

function toSchedule(
  context: WireContext,
  product: CatalogueProduct,
  unit: ProductUnit,
  schedule: PriceSchedule,
): WireSchedule {
  return {
    nome: schedule.name,
    precoDe: toReais(toUsualCents(unit)),
    precoPor: toReais(toScheduledCents(product, unit, schedule)),
    descontoVista: toPercent(context.cashDiscount),
    dataInicial: toDateTime(schedule.startsAt),
    dataFinal: toDateTime(schedule.endsAt),
  };
}

/** One piece of a product; `attributeValueId` 0 = none. */
function toCartPayload(siteUrl: string, productId: number, attributeValueId: number): CartPayload {
  return {
    hash: `${productId}-${attributeValueId}-0-0-1`,
    url: toUrl(siteUrl, sitePaths.cart),
    tipo: 'produto',
    itens: [
      {
        idProduto: String(productId),
        idAtributoSimples: String(attributeValueId),
        idUnidadeVenda: '0',
        idArmazem: '0',
        quantidade: '1',
        adicional: '',
        parametros: '',
      },
    ],
  };
}

/** Text badges only; they are shown at the top left. */
export function toBadge(badge: CatalogueBadge): Badge {
  return {
    id: badge.id,
    nome: badge.label,
    tipo: 'texto',
    label: badge.label,
    imagem: '',
    imagemOriginal: '',
    proporcaoDetalheProduto: 1,
    proporcaoVitrineProduto: 1,
    cores: { texto: badge.textColor, selo: badge.backgroundColor, posicao: { x: 'left', y: 'top' } },
  };
}

/** The mean to one decimal. */
export function toRating({ mean, count }: CatalogueProduct['rating']): ProductCard['avaliacao'] {
  return { media: roundHalfUp(mean * 10) / 10, quantidade: count };
}

function toAttributes(
  context: WireContext,
  product: CatalogueProduct,
  selected: ProductUnit,
): ProductCard['atributos'] {
  const { attribute, siblings } = product;
  return {
    ...(siblings && {
      unico: {
        id: String(siblings.attributeId),
        nome: siblings.attributeName,
        tipo: 'texto' as const,
        valores: siblings.members.map((member) => toSiblingValue(context.siteUrl, member, product)),
      },
    }),
    ...(attribute && {
      simples: {
        id: String(attribute.id),
        nome: attribute.name,
        tipo: 'texto' as const,
        valores: product.units.map((unit) => toSimpleValue(context, product, unit, unit === selected)),
      },
    }),
  };
}

function toSimpleValue(
  context: WireContext,
  product: CatalogueProduct,
  unit: ProductUnit,
  isSelected: boolean,
): SimpleValue {
  const schedules = toSchedules(context, product, unit);
  return {
    idAtributoValor: unit.attributeValueId,
    sku: unit.sku,
    label: unit.label,
    imagem: '',
    imagemOriginal: '',
    estoque: unit.stock,
    estoqueMarketplace: 0,
    descontoAdicional: 0,
    selecionado: isSelected,
    precos: toPrices(context.prices.priceOf(product, unit), context.cashDiscount),
    agendamentoPreco: schedules,
    AgendamentoPreco: schedules,
    carrinho: toCartPayload(context.siteUrl, product.id, unit.attributeValueId),
  };
}

function toSiblingValue(
  siteUrl: string,
  member: { attributeValueId: number; label: string; product: CatalogueProduct },
  current: CatalogueProduct,
): SiblingValue {
  const { product } = member;
  return {
    idAtributoValor: member.attributeValueId,
    label: member.label,
    imagem: toPictureUrl(siteUrl, product.pictures[0], 160, 'webp'),
    imagemOriginal: toPictureUrl(siteUrl, product.pictures[0], 160, 'jpg'),
    selecionado: product === current,
    produto: {
      id: product.id,
      estoque: product.defaultUnit.stock,
      estoqueMarketplace: 0,
      status: toAvailability(product.defaultUnit.stock, product.onRequest),
      midias: { imagens: product.pictures.slice(0, 1).map((picture) => toImage(siteUrl, picture)) },
      atributoSimples: toUnitsInShort(product),
    },
    rota: toProductRoute(product),
    url: toUrl(siteUrl, product.path),
  };
}

function toUnitsInShort({
  attribute,
  units,
  defaultUnit,
}: CatalogueProduct): SiblingValue['produto']['atributoSimples'] {
  if (!attribute) return {};
  return {
    id: String(attribute.id),
    nome: attribute.name,
    valores: units.map((unit) => ({
      idAtributoValor: unit.attributeValueId,
      label: unit.label,
      estoque: unit.stock,
      selecionado: unit === defaultUnit,
    })),
  };
}

/** The fields of a listing; price, stock and payload are those of `unit`. */
export function toProductCard(context: WireContext, product: CatalogueProduct, unit: ProductUnit): ProductCard {
  const { siteUrl } = context;
  return {
    id: product.id,
    nome: product.name,
    sku: product.sku,
    status: toAvailability(unit.stock, product.onRequest),
    tipo: 'produto',
    estoque: unit.stock,
    estoqueMarketplace: 0,
    marca: toBrand(siteUrl, product.brand),
    categoria: toCategoryReference(product.category),
    precos: toPrices(context.prices.priceOf(product, unit), context.cashDiscount),
    agendamentoPreco: toSchedules(context, product, unit),
    descricoes: { curta: toParagraph(product.shortText) },
    midias: { imagens: product.pictures.map((picture) => toImage(siteUrl, picture)) },
    avaliacao: toRating(product.rating),
    atributos: toAttributes(context, product, unit),
    carrinho: toCartPayload(siteUrl, product.id, unit.attributeValueId),
    selos: product.badges.map(toBadge),
    filtros: product.filterTerms.map(({ filterId, filterName, term }) => ({
      idFiltro: filterId,
      idValor: term.id,
      nome: filterName,
      label: term.label,
      imagem: '',
      imagemOriginal: '',
    })),
    conjunto: {},
    ...(product.device && { comparavel: true }),
    rota: toProductRoute(product),
    url: toUrl(siteUrl, product.path),
  };
}
