import { redirect } from 'react-router';
import { type ApiClient, orUndefined } from '#web/http/api-client.server.ts';
import { findCanonicalPath } from '#web/http/local-url.ts';
import type { Route } from '../+types/catalogue';
import { type BannerView, toBannerView } from '../../commerce/pictures/banner-image.tsx';
import type { ViewOptions } from '../../commerce/view-options.ts';
import { deviceContext, storefrontContext } from '../../request-context.server.ts';
import { loadListingPage } from '../listing/load-listing-page.server.ts';

export type CategoryPageData = Awaited<ReturnType<typeof loadCategoryPage>>;

/** Every other URL of the category redirects permanently to the canonical one, with the query. */
export async function loadCategoryPage({ context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>) {
  const storefront = context.get(storefrontContext);
  const { tipoImg: fields } = context.get(deviceContext);
  const { response, page } = await loadListingPage({ context, url, call: 'categoryListing' });
  const canonicalPath = findCanonicalPath(url, response.estrutura.breadcrumb);
  if (canonicalPath !== undefined) throw redirect(canonicalPath + url.search, 301);
  const categoryId = response.conteudo.categoria?.id;
  const isFirstPage = !page.view.isFiltered && page.view.pages.current === 1;
  const banner =
    categoryId !== undefined && isFirstPage
      ? await findCategoryBanner({ ...storefront, fields, categoryId })
      : undefined;
  return { kind: 'category' as const, page, ...(banner && { banner }) };
}

interface CategoryBannerInput extends ViewOptions<'geral'> {
  api: ApiClient;
  categoryId: number;
}

/** The banner at the top of a category, if the merchant has placed one. If the API fails, the page renders without it. */
async function findCategoryBanner(input: CategoryBannerInput): Promise<BannerView | undefined> {
  const call = input.api.call('banners', {
    params: { hash: 'categoria-topo' },
    query: { idNivel: String(input.categoryId), limit: '1' },
    skipsErrorPage: true,
  });
  const [banner] = (await orUndefined(call))?.banners ?? [];
  if (!banner) return undefined;
  // The name is internal to the merchant, so it never replaces a missing title.
  const view = { ...toBannerView(banner, input), title: banner.titulo ?? '' };
  return view.desktop ? view : undefined;
}
