import type { Image, PictureFiles } from '#contract/shared.ts';
import { parsePicturePath, type PictureWidth, toPicturePath } from '#rules/picture-path.ts';
import type { ToLocalUrl } from '../http/local-url.ts';
import type { PictureFields } from '../visitor/device.ts';

/** A product picture as it travels to the browser. */
export interface PictureView {
  small: string;
  medium: string;
  big: string;
  alt: string;
}

/** The same for cards, of which a page has many: without what follows from `medium` by the rule of our own addresses. */
export type CardPicture = Pick<PictureView, 'medium' | 'alt'> & Partial<PictureView>;

type VariantName = 'small' | 'medium' | 'big';

/** Widths of the contract's variants, in pixels. */
const variantWidths: Readonly<Record<VariantName, PictureWidth>> = { small: 320, medium: 640, big: 960 };
const variantNames: readonly VariantName[] = ['small', 'medium', 'big'];

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

/** Value of the attribute `srcset`. */
export function toSourceSet(picture: CardPicture): string {
  return variantNames
    .flatMap((name) => {
      const url = picture[name] ?? toVariant(picture.medium, name);
      return url ? [`${url} ${variantWidths[name]}w`] : [];
    })
    .join(', ');
}

/** For pictures of up to 80 px: the smallest that the picture server makes, else the contract's. */
export function toThumbnail(image: Image, fields: Pick<PictureFields, 'prod'>, toLocalUrl: ToLocalUrl): string {
  const small = toLocalUrl(image[fields.prod].small);
  const known = parsePicturePath(small);
  return known ? toPicturePath(known, 160, known.format) : small;
}

/** Another width of one of our own pictures; undefined for pictures from elsewhere. */
function toVariant(url: string, name: VariantName): string | undefined {
  const known = parsePicturePath(url);
  return known && toPicturePath(known, variantWidths[name], known.format);
}
