import type { Banner } from '#contract/content.ts';
import type { PictureWidth } from '#rules/picture-path.ts';
import type { ViewOptions } from '../view-options.ts';
import { preloadAvif, toAvifSourceSet, toOwnSourceSet } from './picture.ts';

/** A banner and its texts in the loader data. */
export interface BannerView {
  /** What analytics calls it; undefined for the shop's own texts, which stand in where no banner is placed. */
  promotion?: { id: string; name: string };
  eyebrow: string;
  title: string;
  text: string;
  button: string;
  href: string;
  alt: string;
  /** The URLs of its pictures. */
  desktop: string;
  mobile: string;
}

export function toBannerView(banner: Banner, { toHref, toLocalUrl, fields }: ViewOptions<'geral'>): BannerView {
  const { desktop, mobile } = banner.dimensoes;
  const desktopUrl = toLocalUrl(desktop[fields.geral]);
  return {
    promotion: { id: String(banner.id), name: banner.nome },
    eyebrow: banner.sobretitulo ?? '',
    title: banner.titulo ?? banner.nome,
    text: banner.texto ?? '',
    button: banner.botao ?? '',
    href: toHref(desktop.link),
    alt: banner.alternativa ?? '',
    desktop: desktopUrl,
    mobile: toLocalUrl(mobile[fields.geral]) || desktopUrl,
  };
}

const bannerWidths: readonly PictureWidth[] = [640, 768, 960, 1280, 1800];

/** The sources of a picture: `avif` if there is one, else `srcSet` of our own pictures; only `src` for other hosts. */
function toBannerSources(src: string): { src: string; avif?: string | undefined; srcSet?: string | undefined } {
  const avif = toAvifSourceSet(src, bannerWidths);
  return avif ? { src, avif } : { src, srcSet: toOwnSourceSet(src, bannerWidths) };
}

interface BannerImageProps {
  banner: BannerView;
  /** True for the largest contentful paint, which is fetched with high priority. */
  isFirst?: boolean;
  /** The value of `sizes` below 1024 px. */
  mobileSizes?: string;
  /** The value of `sizes` from 1024 px. */
  desktopSizes?: string;
  className?: string;
}

const mobileMedia = '(max-width: 63.99rem)';

/** Art direction by width, since a wide scene does not fit a phone; AVIF in the width of the slot, or one WebP. */
export function BannerImage({
  banner,
  isFirst = false,
  mobileSizes = 'calc(100vw - 32px)',
  desktopSizes = '(min-width: 1310px) 1262px, calc(100vw - 48px)',
  className,
}: BannerImageProps) {
  if (!banner.desktop) return null;
  const wide = toBannerSources(banner.desktop);
  const narrow = toBannerSources(banner.mobile);
  if (isFirst) {
    preloadAvif({ ...narrow, sizes: mobileSizes, media: mobileMedia });
    preloadAvif({ ...wide, sizes: desktopSizes, media: '(min-width: 64rem)' });
  }
  return (
    <picture>
      {narrow.avif && <source type="image/avif" media={mobileMedia} srcSet={narrow.avif} sizes={mobileSizes} />}
      <source media={mobileMedia} srcSet={narrow.srcSet ?? narrow.src} sizes={narrow.srcSet && mobileSizes} />
      {wide.avif && <source type="image/avif" srcSet={wide.avif} sizes={desktopSizes} />}
      <img
        src={wide.src}
        srcSet={wide.srcSet}
        sizes={wide.srcSet && desktopSizes}
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
