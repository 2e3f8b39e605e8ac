import type { Image, PictureFiles } from '#contract/shared.ts';
import { parsePicturePath, type PictureFormat, type PictureWidth, toPicturePath } from '#rules/picture-path.ts';
import type { ToLocalUrl } from '#web/http/local-url.ts';
import type { PictureFields } from '#web/browser/device.ts';
import { preload } from 'react-dom';

/** A product picture as it travels to the browser. */
export interface PictureView {
  small: string;
  medium: string;
  big: string;
  alt: string;
}

/** The same for cards, of which a page has many: without what follows from `medium` by the rule of our own addresses. */
export type CardPicture = Pick<PictureView, 'medium' | 'alt'> & Partial<PictureView>;

/** The same for a gallery: `zoom` too follows from `medium` where it is missing. */
export type GalleryFiles = CardPicture & { zoom?: string };

export type GalleryPicture = GalleryFiles & {
  id: number;
  /** The simple value that the picture shows; 0 = all. */
  valueId: number;
};

type VariantName = 'small' | 'medium' | 'big';

/** Widths of the contract's variants, in pixels. */
const variantWidths: Readonly<Record<VariantName | 'zoom', PictureWidth>> = {
  small: 320,
  medium: 640,
  big: 960,
  zoom: 1200,
};
const variantNames: readonly VariantName[] = ['small', 'medium', 'big'];
/** Widths of our own pictures that are offered to a card: whatever the screen, the next one is not far above its slot. */
export const cardWidths: readonly PictureWidth[] = [320, 400, 520, 640];
export const galleryWidths: readonly PictureWidth[] = [400, 520, 680, 768, 960];

export function toPictureView(
  image: Image,
  fields: Pick<PictureFields, 'prod'>,
  toLocalUrl: ToLocalUrl,
  fallbackAlt: string,
): PictureView {
  const files: PictureFiles = image[fields.prod];
  return {
    small: toLocalUrl(files.small),
    medium: toLocalUrl(files.medium),
    big: toLocalUrl(files.big),
    alt: image.label || fallbackAlt,
  };
}

export function toCardPicture(picture: PictureView): CardPicture {
  const { medium, alt } = picture;
  const isDerivable = variantNames.every((name) => toVariant(medium, name) === picture[name]);
  return isDerivable ? { medium, alt } : picture;
}

export function toGalleryFiles(picture: PictureView & { zoom: string }): GalleryFiles {
  const { zoom, ...files } = picture;
  const lean = toCardPicture(files);
  return toVariant(files.medium, 'zoom') === zoom ? lean : { ...lean, zoom };
}

export function toGalleryPicture(
  image: Image,
  name: string,
  { fields, toLocalUrl }: { fields: Pick<PictureFields, 'prod'>; toLocalUrl: ToLocalUrl },
): GalleryPicture {
  return {
    id: image.id,
    valueId: image.idAtributoValor,
    ...toGalleryFiles({
      ...toPictureView(image, fields, toLocalUrl, name),
      zoom: toLocalUrl(image[fields.prod].zoom),
    }),
  };
}

/** The address of a variant, which may have been left out. */
export function toFile(picture: GalleryFiles, name: VariantName | 'zoom'): string {
  return picture[name] ?? toVariant(picture.medium, name) ?? picture.medium;
}

/** Value of the attribute `srcset`; pictures from elsewhere have the contract's three widths whatever is asked for. */
export function toSourceSet(picture: CardPicture, widths: readonly PictureWidth[]): string {
  const ofContract = variantNames.flatMap((name) => {
    const url = picture[name];
    return url ? [`${url} ${variantWidths[name]}w`] : [];
  });
  return toOwnSourceSet(picture.medium, widths) ?? ofContract.join(', ');
}

/** The same in AVIF; undefined where there is none. */
export function toAvifSourceSet(url: string, widths: readonly PictureWidth[]): string | undefined {
  return hasAvif(url) ? toOwnSourceSet(url, widths, 'avif') : undefined;
}

/** Our own pictures but for the originals, which their reader asked for. */
function hasAvif(url: string): boolean {
  return parsePicturePath(url)?.format === 'webp';
}

/** Value of `srcset` for one of our own pictures, which exist in all widths by the rule of their addresses; else undefined. */
export function toOwnSourceSet(
  url: string,
  widths: readonly PictureWidth[],
  format?: PictureFormat,
): string | undefined {
  const known = parsePicturePath(url);
  return known && widths.map((width) => `${toPicturePath(known, width, format ?? known.format)} ${width}w`).join(', ');
}

/** For pictures of up to 80 px: the smallest that the picture server makes, else the contract's. */
export function toThumbnail(image: Image, fields: Pick<PictureFields, 'prod'>, toLocalUrl: ToLocalUrl): string {
  return toSmallest(toLocalUrl(image[fields.prod].small));
}

/** The smallest variant of one of our own pictures, where AVIF gains nothing any more; any other address as it is. */
export function toSmallest(url: string): string {
  const known = parsePicturePath(url);
  return known ? toPicturePath(known, 160, known.format) : url;
}

/** Another width of one of our own pictures; undefined for pictures from elsewhere. */
function toVariant(url: string, name: VariantName | 'zoom'): string | undefined {
  const known = parsePicturePath(url);
  return known && toPicturePath(known, variantWidths[name], known.format);
}

interface PreloadedPicture {
  src: string;
  avif?: string | undefined;
  sizes: string;
  /** Of the window for which the picture is. */
  media?: string;
  isFirst?: boolean;
}

/** Names an AVIF in the head of the page, before the scripts. React does so by itself for pictures of one format only. */
export function preloadAvif({ src, avif, sizes, media, isFirst = true }: PreloadedPicture): void {
  if (!avif) return;
  const fetchPriority = isFirst ? 'high' : undefined;
  preload(src, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes: sizes, media, fetchPriority });
}
