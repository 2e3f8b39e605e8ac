// Texts for the head of a page.

import type { Seo } from '#contract/shared.ts';
import type { PictureMaster } from '#rules/picture-path.ts';
import { mainShopId } from '../../http/shop-query.ts';
import { isList } from './is-list.ts';
import { toPictureUrl, toUrl } from './links.ts';
import type { CatalogueItem, CatalogueList, ProductPicture, ReadModel } from './model.ts';

const maxDescriptionLength = 160;

/** `Cítricos | Loja`. */
export function toPageTitle(model: ReadModel, title: string, shopId: string): string {
  const shop = model.shops.find(({ id }) => id === shopId) ?? model.shops[0];
  return shop ? `${title} | ${shop.name}` : title;
}

const entityTexts: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** HTML or plain text as one line. */
export function toLine(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entityTexts[name] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** HTML or plain text as one line of at most 160 characters, truncated between words. */
export function toSummary(html: string): string {
  const text = toLine(html);
  if (text.length <= maxDescriptionLength) return text;
  const cut = text.slice(0, maxDescriptionLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.-]+$/, '')}…`;
}

interface SeoInput {
  shopId: string;
  title: string;
  description: string;
  keywords?: string;
  /** Never with `loja`: a page is the same in both shops (reading A31). */
  canonicalPath: string;
  indexable: boolean;
  /** What social networks show; without one they show the picture of the shop. */
  picture?: PictureMaster | undefined;
}

/** The social fields repeat title and description. Their picture is a JPEG, which every network shows. */
export function toSeo(model: ReadModel, input: SeoInput): Seo {
  const { siteUrl } = model;
  const pictureUrl = toPictureUrl(siteUrl, input.picture ?? findSharePicture(model, input.shopId), 1200, 'jpg');
  return {
    title: input.title,
    description: input.description,
    keywords: input.keywords ?? '',
    canonical: toUrl(siteUrl, input.canonicalPath),
    indexar: input.indexable,
    titleSocial: input.title,
    descriptionSocial: input.description,
    openGraphUrlImagem: pictureUrl,
    twitterUrlImagem: pictureUrl,
  };
}

/** The picture of the shop, else that of the main shop, else that of a product. */
function findSharePicture({ content, products }: ReadModel, shopId: string): PictureMaster | undefined {
  const { sharePictures } = content;
  return sharePictures.get(shopId) ?? sharePictures.get(mainShopId) ?? findPicture(products);
}

/** The first picture of the first item that has one. */
export function findPicture(items: readonly CatalogueItem[]): PictureMaster | undefined {
  for (const item of items) {
    const picture = isList(item) ? findListPicture(item) : item.pictures[0];
    if (picture) return picture;
  }
  return undefined;
}

/** The picture of a list, else that of one of its products. */
export function findListPicture({ id, name, picture, parts }: CatalogueList): ProductPicture | undefined {
  if (picture) return { ...picture, id, alternative: name };
  return parts.find(({ product }) => product.pictures.length > 0)?.product.pictures[0];
}
