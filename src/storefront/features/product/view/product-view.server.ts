// Reduces the API's product to what the product page renders, so that the loader data stays small.

import type { CallResponse } from '#contract/calls.ts';
import type { Product } from '#contract/product.ts';
import type { BreadcrumbEntry } from '#ui/navigation/breadcrumb.tsx';
import { toIsoDay } from '#web/dates.ts';
import { toPlainText } from '#web/safe-html.server.ts';
import { type GalleryPicture, toGalleryPicture } from '../../../commerce/pictures/picture.ts';
import { asksVoltage, type CardView, toCardView } from '../../../commerce/product/card-view.ts';
import type { CareTopic } from '../../../commerce/product/purchase-layout.tsx';
import { toReviews, type ReviewsView } from '../../../commerce/reviews/review.ts';
import type { ViewOptions } from '../../../commerce/view-options.ts';
import { listOffers, type OfferView } from './offer-view.server.ts';
import { isPair, type PairView, toPairView } from './pair-view.ts';
import { listCareTopics, listSections, type SectionView, toLotText } from './section-view.server.ts';

export interface SiblingsView {
  name: string;
  options: { label: string; href: string; isCurrent: boolean; isAvailable: boolean; picture?: string }[];
}

export interface ProductView {
  id: number;
  name: string;
  /** Canonical address, absolute. */
  url: string;
  breadcrumb: BreadcrumbEntry[];
  brand?: { name: string; href: string };
  /** Category names, the root first. */
  categories: string[];
  mpn: string;
  ean: string;
  shortText: string;
  pictures: GalleryPicture[];
  /** Name of the attribute that the offers differ in, such as "Volume". */
  attributeName: string;
  offers: OfferView[];
  /** The initially selected value, whose price and pictures are shown. */
  selectedValueId: number;
  /** No value is chosen at first, because only the visitor knows the right one (reading A51). */
  asksVoltage?: true;
  siblings?: SiblingsView;
  isVegan: boolean;
  sections: SectionView[];
  /** Undefined unless the safety notes are always open. */
  care?: CareTopic[];
  /** Which lot is on sale, and what its section says about it. */
  lotText?: string;
  questions: QuestionView[];
  reviews?: ReviewsView;
  /** Products that cost less when bought with this one. */
  pairs: PairView[];
  /** Other products that go well with it. */
  combinations: CardView[];
}

export interface ProductViewInput extends ViewOptions<'prod'> {
  response: CallResponse<'productDetail'>;
  /** The SKU in the query of the page. */
  sku?: string | undefined;
  showsStock: boolean;
  handlingDays?: number | undefined;
  /** Whether this shop sells it; only its own devices can be compared. */
  isSoldHere: boolean;
}

export function toProductView({
  response,
  sku,
  showsStock,
  handlingDays,
  isSoldHere,
  ...options
}: ProductViewInput): ProductView {
  const { conteudo: product, estrutura } = response;
  const { toHref } = options;
  const brand = product.marca ?? product.marcas?.[0];
  const url = estrutura.seo.canonical;
  const offers = listOffers(product, { url, showsStock, handlingDays });
  const siblings = toSiblings(product, options);
  const reviews = toReviews(product);
  const sections = listSections(product, { toHref, isComparable: isSoldHere && product.comparavel === true });
  const care = listCareTopics(sections);
  const lotText = toLotText(sections);
  return {
    id: product.id,
    name: product.nome,
    url,
    breadcrumb: estrutura.breadcrumb.map((entry) => ({ label: entry.label, href: toHref(entry.url) })),
    ...(brand && { brand: { name: brand.nome, href: toHref(brand.rota.path) } }),
    categories: product.categoria.taxonomia.map((category) => category.nome),
    mpn: product.mpn,
    ean: product.ean,
    shortText: toPlainText(product.descricoes.curta),
    pictures: product.midias.imagens.map((image) => toGalleryPicture(image, product.nome, options)),
    attributeName: product.atributos.simples?.nome ?? '',
    offers,
    selectedValueId: findSelectedValueId(product, offers, sku),
    ...(asksVoltage(product) && !findNamedOffer(offers, sku) && { asksVoltage: true }),
    ...(siblings && { siblings }),
    isVegan: product.filtros.some((filter) => filter.label === 'Vegano'),
    sections,
    ...(care.length > 0 && { care }),
    ...(lotText !== undefined && { lotText }),
    questions: listQuestions(product),
    ...(reviews && { reviews }),
    pairs: product.combinacoes.filter(isPair).map((combination) => toPairView(combination, options)),
    combinations: product.combinacoes
      .filter((combination) => !isPair(combination))
      .map((combination) => toCardView(combination.produto, options)),
  };
}

/** The value of the SKU in the query, else the API's preselected one, else the first. */
function findSelectedValueId(product: Product, offers: readonly OfferView[], sku: string | undefined): number {
  const preselected = product.atributos.simples?.valores.find((value) => value.selecionado)?.idAtributoValor;
  return findNamedOffer(offers, sku)?.valueId ?? preselected ?? offers[0]?.valueId ?? 0;
}

function findNamedOffer(offers: readonly OfferView[], sku: string | undefined): OfferView | undefined {
  return sku ? offers.find((offer) => offer.sku === sku) : undefined;
}

function toSiblings(product: Product, { toHref, toLocalUrl, fields }: ViewOptions<'prod'>): SiblingsView | undefined {
  const attribute = product.atributos.unico;
  if (!attribute || attribute.valores.length < 2) return undefined;
  return {
    name: attribute.nome,
    options: attribute.valores.map((value) => {
      const picture = value.produto.midias.imagens[0]?.[fields.prod].small;
      return {
        label: value.label,
        href: toHref(value.rota.path),
        isCurrent: value.selecionado,
        isAvailable: value.produto.status !== 'indisponivel',
        ...(picture && { picture: toLocalUrl(picture) }),
      };
    }),
  };
}

export interface QuestionView {
  id: number;
  name: string;
  /** ISO 8601 date without time. */
  date: string;
  text: string;
  answers: { id: number; name: string; isShop: boolean; text: string }[];
}

function listQuestions({ perguntas }: Pick<Product, 'perguntas'>): QuestionView[] {
  return perguntas.map((question) => ({
    id: question.id,
    name: question.nome,
    date: toIsoDay(question.data),
    text: question.pergunta,
    answers: question.respostas.map((answer) => ({
      id: answer.id,
      name: answer.nome,
      isShop: answer.administrador,
      text: answer.resposta,
    })),
  }));
}
