import { redirect } from 'react-router';
import { InstitutionalPage } from '../features/pages/institutional-page.tsx';
import { toPageView } from '../features/pages/page-view.server.ts';
import { JsonLd, toBreadcrumbList } from '../lib/head/json-ld.tsx';
import { PageHead } from '../lib/head/page-head.tsx';
import { type ApiClient, ApiCallError } from '../lib/http/api-client.server.ts';
import { storefrontContext } from '../lib/storefront-context.server.ts';
import { paths } from '../routes.ts';
import type { Route } from './+types/page';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, toHref } = context.get(storefrontContext);
  const path = params.pagina ? `${paths.pages}/${params.pagina}` : paths.pages;
  // Specification 2: without a key that the API confirms there is nothing to show.
  if (path === paths.storeReview) throw redirect(paths.home);
  const [answer, pages] = await Promise.all([
    api.call('page', { query: { url: path } }),
    params.pagina ? listPages(api) : undefined,
  ]);
  return {
    page: toPageView(answer, pages, toHref),
    seo: answer.estrutura.seo,
    trail: answer.estrutura.breadcrumb.map(({ label, url }) => ({ label, url })),
    isIndex: !params.pagina,
  };
}

/** A page can do without its menu. */
async function listPages(api: ApiClient) {
  try {
    const { conteudo } = await api.call('page', { query: { url: paths.pages }, skipsErrorPage: true });
    return conteudo.paginas;
  } catch (error) {
    if (error instanceof ApiCallError) return undefined;
    throw error;
  }
}

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  const { page, seo, trail, isIndex } = loaderData;
  return (
    <>
      <PageHead seo={seo} />
      <JsonLd value={toBreadcrumbList(trail)} />
      <InstitutionalPage page={page} isIndex={isIndex} />
    </>
  );
}
