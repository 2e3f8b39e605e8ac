// Renders pages before the port opens. The first pages of a process take several times as long as later ones, since their code is
// compiled meanwhile: many visitors at once would be answered 503.

import { isAtOrBelow } from '#contract/site-paths.ts';

interface FirstPagesOptions {
  render: (request: Request) => Promise<Response>;
  /** Paths whose responses, and those of all below them, differ between visitors. */
  personalPaths: readonly string[];
  siteUrl: string;
  /** The start waits no longer, however slow the pages are. */
  maxMs?: number;
}

const mostPages = 20;
const defaultMaxMs = 5000;

/** Renders the home page and the first public pages that it links to, one after the other. */
export async function renderFirstPages(options: FirstPagesOptions): Promise<void> {
  const { render, siteUrl, maxMs = defaultMaxMs } = options;
  const until = performance.now() + maxMs;
  const read = async (path: string): Promise<string> => {
    const response = await render(new Request(siteUrl + path));
    const text = await response.text();
    return response.ok ? text : '';
  };
  for (const path of listLinks(await read('/'), options)) {
    if (performance.now() >= until) return;
    await read(path);
  }
}

function listLinks(home: string, { personalPaths }: FirstPagesOptions): string[] {
  const paths = Array.from(home.matchAll(/<a [^>]*href="(\/[^"?#]*)"/g), ([, path = '']) => path);
  const isPublic = (path: string): boolean => path !== '/' && !personalPaths.some((other) => isAtOrBelow(path, other));
  return [...new Set(paths)].filter(isPublic).slice(0, mostPages - 1);
}
