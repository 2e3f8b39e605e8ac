import type { RouterContextProvider } from 'react-router';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { storefrontContext } from '../../request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Crawlers fetch sitemaps about once a day. */
const usualSeconds = 3600;

export function createSitemapOptions(context: Context) {
  const { api, options, shops } = context.get(storefrontContext);
  return {
    siteUrl: options.siteUrl,
    storefrontPaths: [...new Set([...shops.map(({ path }) => path), ...options.sitemapPaths])],
    load: ({ offset, limit }: { offset: number; limit: number }) =>
      api.call('sitemap', { query: { offset: String(offset), limit: String(limit) }, skipsErrorPage: true }),
  };
}

/** Responds with 404 for an unknown file, and with 503 if the API fails, which makes crawlers retry. */
export async function respondWithXml(
  context: Context,
  create: () => Promise<string | ReadableStream<Uint8Array> | undefined>,
  maxAgeSeconds = usualSeconds,
): Promise<Response> {
  try {
    const body = await create();
    if (body === undefined) return new Response(null, { status: 404 });
    const cacheRule = `public, max-age=${maxAgeSeconds}`;
    return new Response(body, {
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': cacheRule },
    });
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    context.get(storefrontContext).onError(error, 'a file for search engines could not be written');
    return new Response(null, { status: 503 });
  }
}
