// Addresses of picture variants: /img/{key}.{hash}-{width}.{format}. The hash is of the master, so an address never changes its
// bytes.

/** Widths in pixels that the picture store encodes; anything else is refused. */
export const pictureWidths = [160, 320, 400, 520, 640, 680, 768, 960, 1200, 1280, 1800] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const pictureFormats = ['webp', 'jpg', 'avif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** A master picture: its key (`products/oleo-essencial-de-lavanda-1`) and the first 10 hex digits of the SHA-256 of its bytes. */
export interface PictureMaster {
  key: string;
  hash: string;
}

export interface PictureVariant extends PictureMaster {
  width: PictureWidth;
  format: PictureFormat;
}

const pathPattern = /^\/img\/([a-z0-9-]+(?:\/[a-z0-9-]+)*)\.([0-9a-f]{10})-(\d{2,4})\.(webp|jpg|avif)$/;

/** Path below the site address, to be served immutable. */
export function toPicturePath(master: PictureMaster, width: PictureWidth, format: PictureFormat): string {
  return `/img/${master.key}.${master.hash}-${width}.${format}`;
}

/** The variant that a path names, or undefined for a width or format that is not offered. */
export function parsePicturePath(path: string): PictureVariant | undefined {
  const match = pathPattern.exec(path);
  if (!match) return undefined;
  const [, key, hash, width, format] = match;
  const knownWidth = pictureWidths.find((candidate) => candidate === Number(width));
  const knownFormat = pictureFormats.find((candidate) => candidate === format);
  if (!key || !hash || !knownWidth || !knownFormat) return undefined;
  return { key, hash, width: knownWidth, format: knownFormat };
}
