import type { Banner } from '#contract/content.ts';
import { parsePicturePath, pictureWidths, toPicturePath } from '#rules/picture-path.ts';
import type { PictureFields } from '../visitor/device.ts';

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

const smallestBanner = 640;

/** Our own pictures exist in all widths by the rule of their addresses; undefined for any other. */
export function toBannerSrcSet(src: string): string | undefined {
  const variant = parsePicturePath(src);
  return (
    variant &&
    pictureWidths
      .filter((width) => width >= smallestBanner)
      .map((width) => `${toPicturePath(variant, width, variant.format)} ${width}w`)
      .join(', ')
  );
}
