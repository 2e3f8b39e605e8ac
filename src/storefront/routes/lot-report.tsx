import { errorTexts, toErrorResponse } from '#web/errors/error-view.ts';
import { PageHead } from '#web/head/page-head.tsx';
import type { RouteHandle } from '#web/route-handle.ts';
import { LotReportPage } from '../features/product/report/lot-report-page.tsx';
import { toLotReportView } from '../features/product/report/lot-report-view.server.ts';
import { deviceContext, storefrontContext } from '../request-context.server.ts';
import type { Route } from './+types/lot-report';

export const handle: RouteHandle = { pageType: 'lot-report' };

/** Not indexed: its facts are those of the product's page (reading A46). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const storefront = context.get(storefrontContext);
  const { api, toHref, shop, options } = storefront;
  const { conteudo: product } = await api.call('productDetail', { query: { url: `/${params.produto}` } });
  const report = toLotReportView(product, { ...storefront, fields: context.get(deviceContext).tipoImg });
  if (!report) throw toErrorResponse(404, errorTexts.notFound);
  return {
    report,
    breadcrumb: [
      { label: 'Início', href: toHref(shop.path) },
      { label: report.name, href: toHref(product.rota.path) },
      { label: 'Laudo', href: toHref(url.pathname) },
    ],
    seo: {
      title: `Laudo: ${report.name} | ${shop.nome}`,
      description: `Lote, laboratório e o que a análise encontrou: ${report.name}.`,
      canonical: `${options.siteUrl}${url.pathname}`,
      indexar: false,
    },
  };
}

export default function LotReportRoute({ loaderData }: Route.ComponentProps) {
  const { seo, ...page } = loaderData;
  return (
    <>
      <PageHead seo={seo} />
      <LotReportPage {...page} />
    </>
  );
}
