import { preload } from 'react-dom';

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
