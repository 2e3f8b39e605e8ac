import type { PictureFields } from '#web/browser/device.ts';
import { type ApiClient, ApiCallError } from '#web/http/api-client.server.ts';
import type { ToLocalUrl } from '#web/http/local-url.ts';
import { type BannerView, toBannerView } from '../../commerce/pictures/banner-image.tsx';

interface CategoryBannerInput {
  api: ApiClient;
  categoryId: number;
  toHref: (address: string) => string;
  toLocalUrl: ToLocalUrl;
  fields: Pick<PictureFields, 'geral'>;
}

/** The banner at the top of a category, if the merchant placed one. If the API fails, the page renders without it. */
export async function findCategoryBanner(input: CategoryBannerInput): Promise<BannerView | undefined> {
  try {
    const { banners } = await input.api.call('banners', {
      params: { hash: 'categoria-topo' },
      query: { idNivel: String(input.categoryId), limit: '1' },
      skipsErrorPage: true,
    });
    const [banner] = banners;
    if (!banner) return undefined;
    // The name is internal to the merchant, so it never stands in for a missing title.
    const view = { ...toBannerView(banner, input), title: banner.titulo ?? '' };
    return view.desktop ? view : undefined;
  } catch (error) {
    if (error instanceof ApiCallError) return undefined;
    throw error;
  }
}
