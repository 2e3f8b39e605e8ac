import { createSitemapIndex } from '../../features/search-engines/sitemap.server.ts';
import type { Route } from './+types/sitemap-index';
import { respondWithXml, createSitemapOptions } from './xml-response.server.ts';

export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return respondWithXml(context, () => createSitemapIndex(createSitemapOptions(context)));
}
