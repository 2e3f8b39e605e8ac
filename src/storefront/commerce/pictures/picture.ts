import { preload } from 'react-dom';
import type { Image, PictureFiles } from '#contract/shared.ts';
import { parsePicturePath, type PictureFormat, type PictureWidth, toPicturePath } from '#rules/picture-path.ts';
import type { PictureFields } from '#web/browser/device.ts';
import type { ToLocalUrl } from '#web/http/local-url.ts';

/** A product picture in the loader data. */
export interface PictureView {
  small: string;
  medium: string;
  big: string;
  alt: string;
}

/** A picture in the loader data of a card: without the URLs that derive from `medium`, since a page has many cards. */
export type CardPicture = Pick<PictureView, 'medium' | 'alt'> & Partial<PictureView>;

/** The files of a picture whose alternative text is empty, as it only repeats what stands beside it. */
export type DecorativePicture = Omit<CardPicture, 'alt'>;

/** The same for a gallery; a missing `zoom` also derives from `medium`. */
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
/** Widths in the `srcset` of a card, chosen so that one is slightly above the slot on any screen. */
export const cardWidths: readonly PictureWidth[] = [320, 400, 520, 640];
export const galleryWidths: readonly PictureWidth[] = [400, 520, 680, 768, 960];
export const gallerySizes =
  '(min-width: 1310px) 536px, (min-width: 1024px) calc(54vw - 171px), (min-width: 640px) max(42vh, 192px), calc(100vw - 32px)';

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

export function toDecorativePicture(picture: PictureView): DecorativePicture {
  const { alt: _alt, ...files } = toCardPicture(picture);
  return files;
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

/** The URL of a variant, derived from `medium` if the loader data omits it. */
export function toFile(picture: GalleryFiles, name: VariantName | 'zoom'): string {
  return picture[name] ?? toVariant(picture.medium, name) ?? picture.medium;
}

/** The `srcset`; pictures of other hosts only have the contract's three widths, so `widths` is ignored for them. */
export function toSourceSet(picture: DecorativePicture, widths: readonly PictureWidth[]): string {
  const contractSet = variantNames.flatMap((name) => {
    const url = picture[name];
    return url ? [`${url} ${variantWidths[name]}w`] : [];
  });
  return toOwnSourceSet(picture.medium, widths) ?? contractSet.join(', ');
}

/** The `srcset` in AVIF, which our own pictures have; undefined for others and for originals, whose format is that of the visitor's platform. */
export function toAvifSourceSet(url: string, widths: readonly PictureWidth[]): string | undefined {
  return parsePicturePath(url)?.format === 'webp' ? toOwnSourceSet(url, widths, 'avif') : undefined;
}

/** The `srcset` of one of our own pictures, which exist in all widths; undefined for pictures of other hosts. */
export function toOwnSourceSet(
  url: string,
  widths: readonly PictureWidth[],
  format?: PictureFormat,
): string | undefined {
  const known = parsePicturePath(url);
  return known && widths.map((width) => `${toPicturePath(known, width, format ?? known.format)} ${width}w`).join(', ');
}

/** For slots of up to 80 px: the smallest variant of our picture server, else the contract's. */
export function toThumbnail(image: Image, fields: Pick<PictureFields, 'prod'>, toLocalUrl: ToLocalUrl): string {
  return toSmallest(toLocalUrl(image[fields.prod].small));
}

/** The smallest variant of one of our own pictures, at which AVIF saves nothing; other URLs are unchanged. */
export function toSmallest(url: string): string {
  const known = parsePicturePath(url);
  return known ? toPicturePath(known, 160, known.format) : url;
}

/** The URL of another width of one of our own pictures; undefined for pictures of other hosts. */
function toVariant(url: string, name: VariantName | 'zoom'): string | undefined {
  const known = parsePicturePath(url);
  return known && toPicturePath(known, variantWidths[name], known.format);
}

interface PreloadedPicture {
  src: string;
  avif?: string | undefined;
  sizes: string;
  media?: string;
  isFirst?: boolean;
}

/** Preloads an AVIF from the head. React preloads images by itself only without a `<picture>` element. */
export function preloadAvif({ src, avif, sizes, media, isFirst = true }: PreloadedPicture): void {
  if (!avif) return;
  const fetchPriority = isFirst ? 'high' : undefined;
  preload(src, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes: sizes, media, fetchPriority });
}
