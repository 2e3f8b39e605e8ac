// Files for search engines: robots.txt, and the sitemap (this file), an index of files that are streamed.

import { href } from 'react-router';
import type { CallResponse } from '#contract/calls.ts';
import { paths } from '../../paths.ts';
import { declaration, escapeXml, toStream } from './xml.server.ts';

type Page = CallResponse<'sitemap'>;
type LoadPage = (range: { offset: number; limit: number }) => Promise<Page>;

interface SitemapOptions {
  siteUrl: string;
  /** Paths of the pages that the API does not know; they open the first file. */
  storefrontPaths: readonly string[];
  load: LoadPage;
}

/** The protocol allows 50,000; crawlers refetch smaller files sooner after a change. */
const addressesPerFile = 10_000;
const addressesPerCall = 5000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The index of the files that together hold all URLs. */
export async function createSitemapIndex({ siteUrl, load }: SitemapOptions): Promise<string> {
  const { total } = (await load({ offset: 0, limit: 1 })).info;
  const count = Math.max(1, Math.ceil(total / addressesPerFile));
  const files = Array.from({ length: count }, (_, index) => {
    const address = escapeXml(`${siteUrl}${href(paths.sitemapFile, { file: `${index + 1}.xml` })}`);
    return `<sitemap><loc>${address}</loc></sitemap>\n`;
  });
  return `${declaration}<sitemapindex ${namespace}>\n${files.join('')}</sitemapindex>\n`;
}

/** The number in a file name such as `2.xml`; undefined if it is invalid. */
export function parseSitemapFile(name: string): number | undefined {
  const [, digits] = /^([1-9]\d{0,4})\.xml$/.exec(name) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Undefined beyond the last file. It loads the first URLs before it resolves, so that a failure still sets the status. */
export async function streamSitemapFile(
  file: number,
  { siteUrl, storefrontPaths, load }: SitemapOptions,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const start = (file - 1) * addressesPerFile;
  const first = await load({ offset: start, limit: addressesPerCall });
  const own = file === 1 ? storefrontPaths : [];
  if (own.length + first.paginas.length === 0) return undefined;
  return toStream(write({ siteUrl, load, start, own, first }));
}

interface SitemapFile extends Pick<SitemapOptions, 'siteUrl' | 'load'> {
  /** Offset of the file's first address in the API's list. */
  start: number;
  own: readonly string[];
  first: Page;
}

async function* write({ siteUrl, load, start, own, first }: SitemapFile): AsyncGenerator<string, void> {
  const entries = [...own.map((path) => ({ path })), ...first.paginas];
  yield `${declaration}<urlset ${namespace}>\n${toEntries(siteUrl, entries)}`;
  const end = Math.min(start + addressesPerFile, first.info.total);
  for (let offset = start + first.paginas.length; offset < end; offset += addressesPerCall) {
    const limit = Math.min(addressesPerCall, end - offset);
    yield toEntries(siteUrl, (await load({ offset, limit })).paginas);
  }
  yield '</urlset>\n';
}

function toEntries(siteUrl: string, pages: Page['paginas']): string {
  return pages
    .map(({ path, atualizadoEm }) => {
      const changed = atualizadoEm ? `<lastmod>${atualizadoEm}</lastmod>` : '';
      return `<url><loc>${escapeXml(siteUrl + encodeURI(path))}</loc>${changed}</url>\n`;
    })
    .join('');
}
