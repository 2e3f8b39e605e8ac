import { type BannerView, toBannerSrcSet } from './banner.ts';

interface BannerImageProps {
  banner: BannerView;
  /** The largest thing of the first sight: it is fetched before the rest. */
  isFirst?: boolean;
  /** Value of `sizes` from 1024 on. */
  desktopSizes?: string;
  className?: string;
}

/** Two pictures by width, since a wide scene does not fit a phone. */
export function BannerImage({
  banner,
  isFirst = false,
  desktopSizes = '(min-width: 1310px) 1262px, calc(100vw - 48px)',
  className,
}: BannerImageProps) {
  const { desktop, mobile } = banner;
  if (!desktop) return null;
  const srcSet = { desktop: toBannerSrcSet(desktop), mobile: toBannerSrcSet(mobile) };
  return (
    <picture>
      <source
        media="(max-width: 63.99rem)"
        srcSet={srcSet.mobile ?? mobile}
        sizes={srcSet.mobile && 'calc(100vw - 32px)'}
      />
      <img
        src={desktop}
        srcSet={srcSet.desktop}
        sizes={srcSet.desktop && desktopSizes}
        width="1262"
        height="560"
        alt={banner.alt}
        className={className}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
