import type { Banner } from '#contract/content.ts';
import type { PictureWidth } from '#rules/picture-path.ts';
import type { PictureFields } from '#web/browser/device.ts';
import { toAvifSourceSet, toOwnSourceSet } from './picture.ts';

/** A banner with its words, as it travels to the browser. */
export interface BannerView {
  eyebrow: string;
  title: string;
  text: string;
  button: string;
  href: string;
  alt: string;
  /** Addresses of its pictures. */
  desktop: string;
  mobile: string;
}

interface BannerViewOptions {
  toHref: (address: string) => string;
  toLocalUrl: (address: string) => string;
  fields: Pick<PictureFields, 'geral'>;
}

export function toBannerView(banner: Banner, { toHref, toLocalUrl, fields }: BannerViewOptions): BannerView {
  const { desktop, mobile } = banner.dimensoes;
  const desktopUrl = toLocalUrl(desktop[fields.geral]);
  return {
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

/** What a browser may choose from: `avif` where there is one, else `srcSet` of our own pictures; of others only `src`. */
export function toBannerOffer(src: string): { src: string; avif?: string | undefined; srcSet?: string | undefined } {
  const avif = toAvifSourceSet(src, bannerWidths);
  return avif ? { src, avif } : { src, srcSet: toOwnSourceSet(src, bannerWidths) };
}
