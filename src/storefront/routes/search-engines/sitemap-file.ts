import { parseSitemapFile, streamSitemapFile } from '../../features/search-engines/sitemap.server.ts';
import type { Route } from './+types/sitemap-file';
import { respondWithXml, createSitemapOptions } from './xml-response.server.ts';

export function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const file = parseSitemapFile(params.file);
  return respondWithXml(context, () =>
    file === undefined ? Promise.resolve(undefined) : streamSitemapFile(file, createSitemapOptions(context)),
  );
}
