import { parsePicturePath, type PictureWidth, toPicturePath } from '#rules/picture-path.ts';

type Widths = Partial<Record<PictureWidth, readonly PictureWidth[]>>;

/** Which widths pages ask for in AVIF, by the width of the variant that stands in the answer of the API. */
const askedWidths: Record<'banners' | 'products', Widths> = {
  // The wide scene, and the one for phones.
  banners: { 1800: [1280], 960: [960] },
  products: { 640: [400, 320, 520, 640, 680, 768] },
};

/** What pages show of the pictures in an answer of the API: first as AVIF, then the WebP of browsers that have none. */
export function listFirstPictures(kind: 'banners' | 'products', answer: string): string[] {
  const widths = askedWidths[kind];
  const found = (answer.match(/\/img\/[\w./-]+\.webp/g) ?? []).flatMap((path) => {
    const variant = parsePicturePath(path);
    const asked = variant && widths[variant.width];
    return asked ? [{ path, avif: asked.map((width) => toPicturePath(variant, width, 'avif')) }] : [];
  });
  return [...new Set([...found.flatMap(({ avif }) => avif), ...found.map(({ path }) => path)])];
}
