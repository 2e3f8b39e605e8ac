import type { Image, PictureFiles } from '#contract/shared.ts';
import type { PictureFields } from '../visitor/device.ts';
import type { ToLocalUrl } from '../http/local-url.ts';

/** A product picture as it travels to the browser. */
export interface PictureView {
  small: string;
  medium: string;
  big: string;
  alt: string;
}

/** Widths of the contract's variants, in pixels. */
const variantWidths = { small: 320, medium: 640, big: 960 } as const;

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

/** Value of the attribute `srcset`. */
export function toSourceSet(picture: PictureView): string {
  return Object.entries({
    [picture.small]: variantWidths.small,
    [picture.medium]: variantWidths.medium,
    [picture.big]: variantWidths.big,
  })
    .map(([url, width]) => `${url} ${width}w`)
    .join(', ');
}
