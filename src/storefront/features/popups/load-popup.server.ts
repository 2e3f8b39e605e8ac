import { pageLevelSchema } from '#contract/shared.ts';
import type { Device } from '#web/browser/device.ts';
import { orUndefined } from '#web/http/api-client.server.ts';
import { toSafeHtml } from '#web/safe-html.server.ts';
import type { StorefrontContext } from '../../request-context.server.ts';
import type { PopupView } from './use-popup.ts';

/** The level of the exit popup, besides those of pages. */
const exitLevel = 'saida';

const exitBanners = 'popup-intencao-saida';
const defaultButton = 'Ver agora';

/** The popup of a page level with its text sanitised. Null without one, and if the API fails (specification 7). */
export async function loadPopup(
  storefront: StorefrontContext,
  { tipoImg: { geral: field } }: Device,
  level: string,
): Promise<PopupView | null> {
  const { api, toHref, toLocalUrl } = storefront;
  const toView = (view: Omit<PopupView, 'html'> & { text: string }): PopupView => {
    const { text, href: link, ...rest } = view;
    const { address, coupon } = takeCoupon(link);
    const shown = { href: address && toHref(address), ...(coupon && { coupon }) };
    return { ...rest, ...shown, picture: toLocalUrl(view.picture), html: toSafeHtml(text, toHref) };
  };
  if (level !== exitLevel) {
    if (!pageLevelSchema.safeParse(level).success) return null;
    const popup = await orUndefined(api.call('popup', { params: { level }, skipsErrorPage: true }));
    if (!popup) return null;
    return toView({
      id: popup.id,
      title: popup.titulo,
      text: popup.conteudo,
      button: popup.botao ?? defaultButton,
      href: popup.link,
      picture: popup[field],
      delayMs: popup.atraso,
      ...(popup.reexibirEm !== undefined && { repeatAfterDays: popup.reexibirEm }),
    });
  }
  const response = await orUndefined(api.call('banners', { params: { hash: exitBanners }, skipsErrorPage: true }));
  const [banner] = response?.banners ?? [];
  if (!banner) return null;
  const { mobile, desktop } = banner.dimensoes;
  return toView({
    id: banner.id,
    title: banner.titulo ?? banner.nome,
    text: banner.texto ?? '',
    button: banner.botao ?? defaultButton,
    href: mobile.link || desktop.link,
    picture: mobile[field] || desktop[field],
    delayMs: 0,
  });
}

/** A merchant's link may name a coupon, `?cupom=BEMVINDA`, which the visitor takes along. */
function takeCoupon(link: string): { address: string; coupon: string | null } {
  const url = URL.parse(link);
  const coupon = url?.searchParams.get('cupom') ?? null;
  if (!url || coupon === null) return { address: link, coupon: null };
  url.searchParams.delete('cupom');
  return { address: url.href, coupon };
}
