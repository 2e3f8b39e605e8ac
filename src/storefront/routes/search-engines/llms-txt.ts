import { toShopHash } from '#contract/site-paths.ts';
import { orUndefined } from '#web/http/api-client.server.ts';
import { createLlmsTxt } from '../../features/search-engines/llms-txt.server.ts';
import { loadRecentSettings } from '../../middleware/settings.server.ts';
import { paths } from '../../paths.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/llms-txt';

/** Without an answer of the API a section is left out, and the file is not cached. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const storefront = context.get(storefrontContext);
  const { api, options, shop, toHref } = storefront;
  const [settings, menu, index] = await Promise.all([
    loadRecentSettings(storefront),
    orUndefined(api.call('menu', { params: { hash: toShopHash(shop, 'menu-principal') }, skipsErrorPage: true })),
    orUndefined(api.call('page', { query: { url: paths.pages }, skipsErrorPage: true })),
  ]);
  const text = createLlmsTxt({
    shop,
    settings,
    categories: (menu?.menu ?? [])
      .filter(({ rota }) => rota.name === 'product/listing/category')
      .map(({ label, link }) => ({ label, address: link })),
    pages: (index?.conteudo.paginas ?? []).map(({ titulo, path }) => ({ label: titulo, address: path })),
    toUrl: (address) => new URL(toHref(address), options.siteUrl).href,
  });
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
