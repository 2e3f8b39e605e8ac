import type { PictureWidth } from '#rules/picture-path.ts';
import { type CardPicture, cardWidths, toAvifSourceSet, toSourceSet, preloadAvif } from '../pictures/picture.ts';

interface ProductPictureProps {
  picture: CardPicture;
  /** Value of the attribute `sizes`. */
  sizes: string;
  widths?: readonly PictureWidth[];
  /** Only for pictures in the first viewport. */
  isEager?: boolean;
  /** The largest thing of the first sight: it is fetched before the rest. */
  isFirst?: boolean;
  className?: string;
  /** A second shot of the same product says nothing new. */
  isDecorative?: boolean;
}

const width = 480;
const height = 600;

/** AVIF in the width of the slot; browsers without it get one WebP. Originals and pictures from elsewhere have no AVIF. */
export function ProductPicture({
  picture,
  sizes,
  widths = cardWidths,
  isEager = false,
  isFirst = false,
  className = 'h-full w-full object-cover',
  isDecorative = false,
}: ProductPictureProps) {
  const avif = toAvifSourceSet(picture.medium, widths);
  const image = (
    <img
      src={picture.medium}
      srcSet={avif ? undefined : toSourceSet(picture, widths)}
      sizes={avif ? undefined : sizes}
      width={width}
      height={height}
      alt={isDecorative ? '' : picture.alt}
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
