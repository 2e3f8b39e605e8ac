import { createSitemapIndex } from '../../features/search-engines/sitemap.server.ts';
import { answerXml, createSitemapOptions } from './answer-xml.server.ts';
import type { Route } from './+types/sitemap-index';

export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return answerXml(context, () => createSitemapIndex(createSitemapOptions(context)));
}
