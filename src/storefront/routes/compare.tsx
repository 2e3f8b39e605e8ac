import { PageHead } from '#web/head/page-head.tsx';
import { orErrorPage } from '#web/http/api-client.server.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { ComparePage } from '../features/compare/compare-page.tsx';
import { toCompareView } from '../features/compare/compare-view.server.ts';
import { paths } from '../paths.ts';
import { deviceContext, storefrontContext } from '../request-context.server.ts';
import type { Route } from './+types/compare';

export const handle: RouteHandle = { pageType: 'compare' };

/** `ids=1&ids=2&ids=` as the form sends it, or `ids=1,2` as links do. Reading A43: with a choice it is not indexed, and it is never in the sitemap. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, toHref, toLocalUrl, shop, options } = context.get(storefrontContext);
  const { tipoImg: fields } = context.get(deviceContext);
  const isAsked = url.searchParams.has('ids');
  const ids = url.searchParams.getAll('ids').join(',').split(',').filter(Boolean);
  const response = await orErrorPage(api.call('compareProducts', { query: { produtos: ids.join(';') } }));
  const toCompareHref = (others: readonly number[]) =>
    toHref(others.length > 0 ? `${paths.compare}?ids=${others.join(',')}` : paths.compare);
  const names = response.produtos.map(({ produto }) => produto.nome);
  const canonical = `${options.siteUrl}${paths.compare}`;
  const [shown = response.opcoes[0]] = response.produtos.map(({ produto }) => produto);
  const picture = shown?.midias.imagens[0]?.arquivosOriginais.zoom;
  return {
    view: toCompareView(response, { toHref, toLocalUrl, fields, toCompareHref, isAsked }),
    breadcrumb: [
      { label: 'Início', href: toHref(shop.path) },
      { label: 'Comparar difusores', href: toHref(paths.compare) },
    ],
    seo: {
      title: `${names.length > 1 ? `Comparar ${names.join(' e ')}` : 'Comparar difusores elétricos'} | ${shop.nome}`,
      description: `Os difusores elétricos ${shop.noTexto} lado a lado: capacidade, área, horas, ruído, voltagem e preço.`,
      canonical,
      indexar: !isAsked,
      ...(picture && { openGraphUrlImagem: picture, twitterUrlImagem: picture }),
    },
    trail: [
      { label: 'Início', url: `${options.siteUrl}/` },
      { label: 'Comparar difusores', url: canonical },
    ],
  };
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  const { seo, trail, view, breadcrumb } = loaderData;
  return (
    <>
      <PageHead seo={seo} trail={trail} />
      <ComparePage view={view} breadcrumb={breadcrumb} />
    </>
  );
}
