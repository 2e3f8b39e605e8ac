import { parsePicturePath, type PictureWidth, toPicturePath } from '#rules/picture-path.ts';

type Widths = Partial<Record<PictureWidth, readonly PictureWidth[]>>;

/** AVIF widths that pages request, by the width of the variant in the API response. */
const requestedWidths: Record<'banners' | 'products', Widths> = {
  // Desktop and phone banners.
  banners: { 1800: [1280], 960: [960] },
  products: { 640: [400, 320, 520, 640, 680, 768] },
};

/** Paths of the pictures in an API response that pages show: AVIF first, then the WebP fallbacks. */
export function listFirstPictures(kind: 'banners' | 'products', body: string): string[] {
  const widths = requestedWidths[kind];
  const found = (body.match(/\/img\/[\w./-]+\.webp/g) ?? []).flatMap((path) => {
    const variant = parsePicturePath(path);
    const requested = variant && widths[variant.width];
    return requested ? [{ path, avif: requested.map((width) => toPicturePath(variant, width, 'avif')) }] : [];
  });
  return [...new Set([...found.flatMap(({ avif }) => avif), ...found.map(({ path }) => path)])];
}
