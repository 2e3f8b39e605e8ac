import type { PictureWidth } from '#rules/picture-path.ts';
import { cardWidths, type DecorativePicture, toAvifSourceSet, toSourceSet, preloadAvif } from '../pictures/picture.ts';

interface ProductPictureProps {
  picture: DecorativePicture;
  /** Empty if it would only repeat what stands beside the picture. */
  alt: string;
  sizes: string;
  widths?: readonly PictureWidth[];
  /** Only for pictures in the first viewport. */
  isEager?: boolean;
  /** True for the largest contentful paint, which is fetched with high priority. */
  isFirst?: boolean;
  className?: string;
}

const width = 480;
const height = 600;

/** AVIF in the width of the slot; other browsers get one WebP. Originals and pictures of other hosts have no AVIF. */
export function ProductPicture({
  picture,
  alt,
  sizes,
  widths = cardWidths,
  isEager = false,
  isFirst = false,
  className = 'h-full w-full object-cover',
}: ProductPictureProps) {
  const avif = toAvifSourceSet(picture.medium, widths);
  const image = (
    <img
      src={picture.medium}
      srcSet={avif ? undefined : toSourceSet(picture, widths)}
      sizes={avif ? undefined : sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
  if (!avif) return image;
  if (isEager) preloadAvif({ src: picture.medium, avif, sizes, isFirst });
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  );
}
