// Banners and popups on the wire (contract 4.10).

import type { Banner, Popup } from '#contract/content.ts';
import { pageLevelSchema } from '#contract/shared.ts';
import type { PictureMaster } from '#rules/picture-path.ts';
import type { ContentBanner, ContentPopup } from '../published/content-model.ts';
import { toDateTime, toPictureUrl, toUrl } from '../published/links.ts';
import type { ReadModel } from '../published/model.ts';
import { createPlaceholders, type Placeholders } from './placeholders.ts';

export interface BannerQuery {
  shopId: string;
  /** Id of the category, brand or page; undefined selects banners that are not limited to one. */
  levelId: number | undefined;
  limit: number;
  /** Epoch milliseconds. */
  now: number;
}

/** Sorted in the merchant’s order, without banners that have not started or have ended. */
export function listBanners(model: ReadModel, banners: readonly ContentBanner[], query: BannerQuery): Banner[] {
  return banners
    .filter((banner) => banner.shopId === undefined || banner.shopId === query.shopId)
    .filter((banner) => banner.levelId === query.levelId)
    .filter(({ startsAt, endsAt = Infinity }) => startsAt <= query.now && query.now < endsAt)
    .flatMap((banner) => fillBanner(banner, createPlaceholders(model, query.shopId)))
    .slice(0, query.limit)
    .map((banner) => toBanner(model.siteUrl, banner));
}

/** Empty if a text of the banner promises what the shop does not offer now. */
function fillBanner(banner: ContentBanner, { fill }: Placeholders): ContentBanner[] {
  const texts = [banner.eyebrow, banner.title, banner.text, banner.button, banner.alternative].map(fill);
  const [eyebrow, title, text, button, alternative] = texts;
  if (texts.includes(undefined)) return [];
  return [
    {
      ...banner,
      eyebrow: eyebrow ?? '',
      title: title ?? '',
      text: text ?? '',
      button: button ?? '',
      alternative: alternative ?? '',
    },
  ];
}

function toBanner(siteUrl: string, banner: ContentBanner): Banner {
  return {
    id: banner.id,
    nome: banner.name,
    dataInicial: toDateTime(banner.startsAt),
    ...(banner.endsAt !== undefined && { dataFinal: toDateTime(banner.endsAt) }),
    titulo: banner.title,
    sobretitulo: banner.eyebrow,
    texto: banner.text,
    botao: banner.button,
    alternativa: banner.alternative,
    dimensoes: {
      desktop: toDimension(siteUrl, banner.desktop ?? banner.mobile, banner.link, 1800),
      mobile: toDimension(siteUrl, banner.mobile ?? banner.desktop, banner.link, 960),
    },
  };
}

function toDimension(siteUrl: string, picture: PictureMaster | undefined, link: string, width: 960 | 1800) {
  return {
    imagem: toPictureUrl(siteUrl, picture, width, 'webp'),
    imagemOriginal: toPictureUrl(siteUrl, picture, width, 'jpg'),
    link: toAbsoluteLink(siteUrl, link),
  };
}

/** `level` is a full level such as `product/detail`, or its last segment. A popup of this shop precedes one of both. */
export function findPopup(popups: readonly ContentPopup[], level: string, shopId: string): ContentPopup | undefined {
  const wanted = toPageLevel(level);
  const ofShop = popups.filter((popup) => popup.shopId === undefined || popup.shopId === shopId);
  const candidates = ofShop.toSorted((first, second) => Number(!first.shopId) - Number(!second.shopId));
  return candidates.find((popup) => toPageLevel(popup.level) === wanted);
}

/** Levels whose pages have a popup in this shop. */
export function listPopupLevels(popups: readonly ContentPopup[], shopId: string): string[] {
  return levels.filter((level) => findPopup(popups, level, shopId));
}

/** Levels of products come first, so that `detail` means a product's page and not a list's. */
const levels = pageLevelSchema.options.toSorted(
  (first, second) => Number(second.startsWith('product/')) - Number(first.startsWith('product/')),
);

function toPageLevel(level: string): string {
  const trimmed = level
    .trim()
    .toLowerCase()
    .replaceAll(/^\/+|\/+$/g, '');
  return levels.find((full) => full === trimmed || full.endsWith(`/${trimmed}`)) ?? trimmed;
}

/** `id` never changes for a popup. */
export function toPopup(siteUrl: string, popup: ContentPopup, { fill, fillHtml }: Placeholders): Popup {
  return {
    id: popup.id,
    titulo: fill(popup.title) ?? '',
    conteudo: fillHtml(popup.html),
    imagem: toPictureUrl(siteUrl, popup.picture, 640, 'webp'),
    imagemOriginal: toPictureUrl(siteUrl, popup.picture, 640, 'jpg'),
    link: toAbsoluteLink(siteUrl, popup.link),
    atraso: popup.delayMs,
    ...(popup.button && { botao: fill(popup.button) ?? '' }),
    ...(popup.repeatAfterDays && { reexibirEm: popup.repeatAfterDays }),
  };
}

function toAbsoluteLink(siteUrl: string, link: string): string {
  return link === '' ? '' : (URL.parse(link, toUrl(siteUrl, '/'))?.href ?? '');
}
