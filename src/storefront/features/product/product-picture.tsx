import { type CardPicture, toSourceSet } from '../../lib/views/picture.ts';

interface ProductPictureProps {
  picture: CardPicture;
  /** Value of the attribute `sizes`. */
  sizes: string;
  /** Only what is seen at once: eager pictures become preload links. */
  isEager?: boolean;
  className?: string;
  /** A second shot of the same product says nothing new. */
  isDecorative?: boolean;
}

const width = 480;
const height = 600;

export function ProductPicture({
  picture,
  sizes,
  isEager = false,
  className = 'h-full w-full object-cover',
  isDecorative = false,
}: ProductPictureProps) {
  return (
    <img
      src={picture.medium}
      srcSet={toSourceSet(picture)}
      sizes={sizes}
      width={width}
      height={height}
      alt={isDecorative ? '' : picture.alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
