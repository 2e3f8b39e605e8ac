// Addresses on the wire: route objects, absolute URLs and pictures.

import type { Image, PictureFiles, Route } from '#contract/shared.ts';
import { toPicturePath, type PictureFormat, type PictureMaster, type PictureWidth } from '#rules/picture-path.ts';
import { toShopPath } from '../../http/shop-query.ts';
import type {
  CatalogueBrand,
  CatalogueCategory,
  CatalogueLandingPage,
  CatalogueList,
  ProductPicture,
} from './model.ts';

/** `path` starts with a slash. */
export function toUrl(siteUrl: string, path: string): string {
  return `${siteUrl}${path}`;
}

/** The absolute address of `path` in a shop. */
export function toShopUrl(siteUrl: string, path: string, shopId: string): string {
  return toUrl(siteUrl, toShopPath(path, shopId));
}

/** Contract 2.1. */
export function toRoute(name: string, path: string, params: Record<string, string> = {}): Route {
  return { name, route: name, path, params, query: {} };
}

export const homeRoute = toRoute('home', '/');

/** `/{slug}` */
export function toProductRoute({ slug, path }: { slug: string; path: string }): Route {
  return toRoute('product/detail', path, { produto: slug });
}

const categoryParams = ['produto', 'categoriaNivel2', 'categoriaNivel3', 'categoriaNivel4'];

/** The first segment is `produto`, the next are `categoriaNivel2` to `categoriaNivel4`. */
export function toCategoryRoute({ path }: Pick<CatalogueCategory, 'path'>): Route {
  const segments = path.slice(1).split('/');
  const params = Object.fromEntries(segments.map((segment, index) => [categoryParams[index] ?? '', segment]));
  return toRoute('product/listing/category', path, params);
}

/** `/marcas/{slug}` */
export function toBrandRoute({ slug, path }: Pick<CatalogueBrand, 'slug' | 'path'>): Route {
  return toRoute('product/listing/brand', path, { marca: slug });
}

/** `/c/{slug}` */
export function toLandingPageRoute({ slug, path }: Pick<CatalogueLandingPage, 'slug' | 'path'>): Route {
  return toRoute('product/listing/landing-page', path, { pagina: slug });
}

/** `/lista/{slug}` */
export function toListRoute({ slug, path }: Pick<CatalogueList, 'slug' | 'path'>): Route {
  return toRoute('list/detail', path, { lista: slug });
}

/** `""` without a picture. */
export function toPictureUrl(
  siteUrl: string,
  picture: PictureMaster | undefined,
  width: PictureWidth,
  format: PictureFormat,
): string {
  return picture ? toUrl(siteUrl, toPicturePath(picture, width, format)) : '';
}

/** Contract 2.4: the modern format, and the original format for clients that need it. */
export function toImage(siteUrl: string, picture: ProductPicture): Image {
  return {
    id: picture.id,
    idAtributoValor: 0,
    descricao: '',
    label: picture.alternative,
    arquivos: toPictureFiles(siteUrl, picture, 'webp'),
    arquivosOriginais: toPictureFiles(siteUrl, picture, 'jpg'),
  };
}

/** The four sizes of the contract: 1200, 960, 640 and 320 pixels wide. */
function toPictureFiles(siteUrl: string, picture: PictureMaster, format: PictureFormat): PictureFiles {
  const url = (width: PictureWidth) => toPictureUrl(siteUrl, picture, width, format);
  return { zoom: url(1200), big: url(960), medium: url(640), small: url(320) };
}

const saoPauloOffsetMs = -3 * 60 * 60 * 1000;

/** Epoch milliseconds as ISO 8601 in São Paulo's time, whose offset has been constant since 2019. */
export function toDateTime(epochMs: number): string {
  return new Date(epochMs + saoPauloOffsetMs).toISOString().replace(/\.\d{3}Z$/, '-03:00');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as a paragraph of HTML; `""` stays empty. */
export function toParagraph(text: string): string {
  return text === '' ? '' : `<p>${text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '')}</p>`;
}
