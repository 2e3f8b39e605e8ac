import { type UIMatch, useMatches } from 'react-router';
import type { PageLevel } from '#contract/shared.ts';
import type { ShownList, ShownProduct } from './analytics/items.ts';

/** What analytics reports about a page. */
export interface PageContents {
  lists: ShownList[];
  viewed?: ShownProduct;
  searchTerm?: string;
}

/** The `handle` export of a route: what others need to know about its pages. `Data` is the loader's data. */
export interface RouteHandle<Data = never> {
  /** Specification 2: absent outside the catalogue and the shop's text pages, for example in the account. */
  level?: PageLevel | ((data: Data) => PageLevel);
  /** Absent for pages that show no products. */
  toContents?: (data: Data) => PageContents;
  /** True if the pages are in the sitemap: those of a fixed path by this, all others, and indexes that can be empty, by the API's list. */
  sitemap?: boolean;
  /** True if each visitor gets another response, here and below: rendered with the session, never cached, and closed to crawlers. */
  personal?: boolean;
  /** True for the checkout: a reduced header and footer. */
  isCheckout?: boolean;
}

interface PageHandle {
  level?: PageLevel;
  isCheckout?: boolean | undefined;
  contents: PageContents;
}

/** What the current route's handle says about its page, applied to its loader's data. */
export function usePageHandle(): PageHandle {
  const { handle, loaderData } = useRouteMatches().at(-1) ?? {};
  // An error page keeps the match of the route whose loader failed.
  if (!handle || loaderData === undefined) return { contents: { lists: [] } };
  const { level, isCheckout, toContents } = handle;
  return {
    isCheckout,
    level: typeof level === 'function' ? level(loaderData) : level,
    contents: toContents?.(loaderData) ?? { lists: [] },
  };
}

/** Whether the current page differs between visitors. */
export function useIsPersonalPage(): boolean {
  return useRouteMatches().some(({ handle }) => handle?.personal);
}

function useRouteMatches() {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- handles are typed by the routes that export them
  return useMatches() as UIMatch<unknown, RouteHandle<unknown> | undefined>[];
}
