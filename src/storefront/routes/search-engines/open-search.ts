import { createOpenSearch } from '../../features/search-engines/open-search.server.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/open-search';

export function loader({ context }: Route.LoaderArgs): Response {
  const { shop, options } = context.get(storefrontContext);
  return new Response(createOpenSearch(shop, options.siteUrl), {
    headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' },
  });
}
