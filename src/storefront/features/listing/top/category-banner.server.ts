import type { Banner } from '#contract/content.ts';
import type { PictureFields } from '../../../lib/visitor/device.ts';
import { type ApiClient, ApiCallError } from '../../../lib/http/api-client.server.ts';
import type { ToLocalUrl } from '../../../lib/http/local-url.ts';

export interface CategoryBannerView {
  title: string;
  text: string;
  button: string;
  /** Empty when it leads nowhere. */
  href: string;
  alt: string;
  desktop: string;
  mobile: string;
}

interface CategoryBannerInput {
  api: ApiClient;
  categoryId: number;
  toHref: (address: string) => string;
  toLocalUrl: ToLocalUrl;
  fields: Pick<PictureFields, 'geral'>;
}

/** The banner at the top of a category, if the merchant placed one; a page never fails for want of it. */
export async function findCategoryBanner(input: CategoryBannerInput): Promise<CategoryBannerView | undefined> {
  try {
    const { banners } = await input.api.call('banners', {
      params: { hash: 'categoria-topo' },
      query: { idNivel: String(input.categoryId), limit: '1' },
      skipsErrorPage: true,
    });
    return banners[0] && toBannerView(banners[0], input);
  } catch (error) {
    if (error instanceof ApiCallError) return undefined;
    throw error;
  }
}

function toBannerView(banner: Banner, input: CategoryBannerInput): CategoryBannerView | undefined {
  const { toHref, toLocalUrl, fields } = input;
  const { desktop, mobile } = banner.dimensoes;
  const wide = desktop[fields.geral];
  if (!wide) return undefined;
  return {
    title: banner.titulo ?? '',
    text: banner.texto ?? '',
    button: banner.botao ?? '',
    href: desktop.link ? toHref(desktop.link) : '',
    alt: banner.alternativa ?? '',
    desktop: toLocalUrl(wide),
    mobile: toLocalUrl(mobile[fields.geral] || wide),
  };
}
