import { createSitemapIndex } from '../../features/search-engines/sitemap.server.ts';
import { respondWithXml, createSitemapOptions } from './xml-response.server.ts';
import type { Route } from './+types/sitemap-index';

export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return respondWithXml(context, () => createSitemapIndex(createSitemapOptions(context)));
}
