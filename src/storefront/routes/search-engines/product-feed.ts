import { createApiClient } from '#web/http/api-client.server.ts';
import { streamProductFeed } from '../../features/search-engines/product-feed.server.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/product-feed';
import { respondWithXml } from './xml-response.server.ts';

/** A large catalogue is many calls, which together may take longer than a page may. */
const readsMs = 120_000;
/** Other caches than those of the shop may show a price for so long after its change. */
const maxAgeSeconds = 60;

export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { options, shop } = context.get(storefrontContext);
  const api = createApiClient({ ...options, session: undefined, loja: shop.loja, isDebug: false, readsMs });
  const create = () =>
    streamProductFeed({
      shop,
      homeUrl: options.siteUrl + shop.path,
      load: ({ offset }) => api.call('productFeed', { query: { offset: String(offset) }, skipsErrorPage: true }),
    });
  return respondWithXml(context, create, maxAgeSeconds);
}
