import type { Banner, Popup } from '#contract/content.ts';

export interface PopupView {
  id: number;
  title: string;
  /** Unsanitised HTML of the merchant: only `PopupText` may render it. */
  html: string;
  button: string;
  href: string;
  picture: string;
  repeatAfterDays?: number;
}

export interface PopupViewOptions {
  toHref: (address: string) => string;
  toLocalUrl: (address: string) => string;
  /** Which of the two picture fields the browser gets (specification 4: image type). */
  field: 'imagem' | 'imagemOriginal';
}

const defaultButton = 'Ver agora';

export function toPopupView(popup: Popup, { toHref, toLocalUrl, field }: PopupViewOptions): PopupView {
  return {
    id: popup.id,
    title: popup.titulo,
    html: popup.conteudo,
    button: popup.botao ?? defaultButton,
    href: popup.link && toHref(toLocalUrl(popup.link)),
    picture: toLocalUrl(popup[field]),
    ...(popup.reexibirEm !== undefined && { repeatAfterDays: popup.reexibirEm }),
  };
}

export function toExitPopupView(banner: Banner, { toHref, toLocalUrl, field }: PopupViewOptions): PopupView {
  const { mobile, desktop } = banner.dimensoes;
  const link = mobile.link || desktop.link;
  return {
    id: banner.id,
    title: banner.titulo ?? banner.nome,
    html: banner.texto ?? '',
    button: banner.botao ?? defaultButton,
    href: link && toHref(toLocalUrl(link)),
    picture: toLocalUrl(mobile[field] || desktop[field]),
  };
}
