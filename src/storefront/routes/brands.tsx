import { PageHead } from '#web/head/page-head.tsx';
import { type ApiClient, orErrorPage, orUndefined } from '#web/http/api-client.server.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { BrandIndexPage } from '../features/brands/brand-index-page.tsx';
import { listBrandLetters } from '../features/brands/brand-index.server.ts';
import { paths } from '../paths.ts';
import { deviceContext, storefrontContext } from '../request-context.server.ts';
import type { Route } from './+types/brands';

export const handle: RouteHandle = { pageType: 'brands' };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, toHref, toLocalUrl, shop, options } = context.get(storefrontContext);
  const { tipoImg: fields } = context.get(deviceContext);
  const brands = orErrorPage(api.call('brands', { query: { ativo: 'true' } }));
  const [{ marcas }, picture] = await Promise.all([brands, findPicture(api)]);
  const canonical = `${options.siteUrl}${paths.brands}`;
  return {
    intro: shop.textos.marcas,
    letters: listBrandLetters(marcas, { toHref, toLocalUrl, fields }),
    breadcrumb: [
      { label: 'Início', href: toHref(shop.path) },
      { label: 'Marcas', href: toHref(paths.brands) },
    ],
    seo: {
      title: `Marcas | ${shop.nome}`,
      description: `Todas as marcas que você encontra ${shop.noTexto}, de A a Z.`,
      canonical,
      indexar: marcas.length > 0,
      ...(picture && { openGraphUrlImagem: picture, twitterUrlImagem: picture }),
    },
    trail: [
      { label: 'Início', url: `${options.siteUrl}/` },
      { label: 'Marcas', url: canonical },
    ],
  };
}

/** What social networks show, from the API's own index of brands. Without one the page has no picture. */
async function findPicture(api: ApiClient): Promise<string | undefined> {
  const index = await orUndefined(api.call('page', { query: { url: paths.brands }, skipsErrorPage: true }));
  return index?.estrutura.seo.openGraphUrlImagem;
}

export default function BrandsRoute({ loaderData }: Route.ComponentProps) {
  const { seo, trail, intro, letters, breadcrumb } = loaderData;
  return (
    <>
      <PageHead seo={seo} trail={trail} />
      <BrandIndexPage intro={intro} letters={letters} breadcrumb={breadcrumb} />
    </>
  );
}
