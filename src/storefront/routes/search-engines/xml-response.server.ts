import type { RouterContextProvider } from 'react-router';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { storefrontContext } from '../../request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Crawlers fetch these files about once a day. */
const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };

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
): Promise<Response> {
  try {
    const body = await create();
    return body === undefined ? new Response(null, { status: 404 }) : new Response(body, { headers });
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    context.get(storefrontContext).onError(error, 'the sitemap could not be read');
    return new Response(null, { status: 503 });
  }
}
