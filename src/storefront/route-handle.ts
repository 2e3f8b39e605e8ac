import { type UIMatch, useMatches } from 'react-router';
import type { PageLevel } from '#contract/shared.ts';
import type { ShownList, ShownProduct } from '#web/analytics/items.ts';

/** What analytics reports about a page. */
export interface PageContents {
  lists: ShownList[];
  viewed?: ShownProduct;
  searchTerm?: string;
}

/** The `handle` export of a route: what the layout needs to know about its page. `Data` is the loader's data. */
export interface RouteHandle<Data = never> {
  /** Specification 2: absent outside the catalogue and the shop's text pages, for example in the account. */
  level?: PageLevel | ((data: Data) => PageLevel);
  /** Absent for pages that show no products. */
  toContents?: (data: Data) => PageContents;
}

interface PageHandle {
  level?: PageLevel;
  contents: PageContents;
}

/** The value of the current route's handle, applied to its loader's data. */
export function usePageHandle(): PageHandle {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- handles are typed by the routes that export them
  const match = (useMatches() as UIMatch<unknown, RouteHandle<unknown> | undefined>[]).at(-1);
  const { handle, loaderData } = match ?? {};
  // An error page keeps the match of the route whose loader failed.
  if (!handle || loaderData === undefined) return { contents: { lists: [] } };
  const { level, toContents } = handle;
  return {
    level: typeof level === 'function' ? level(loaderData) : level,
    contents: toContents?.(loaderData) ?? { lists: [] },
  };
}
