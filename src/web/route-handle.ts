import { type UIMatch, useMatches } from 'react-router';
import type { PageLevel } from '#contract/shared.ts';
import type { BegunCheckout } from './analytics/cart-events.ts';
import type { ShownList, ShownProduct } from './analytics/items.ts';
import type { ShownPromotion } from './analytics/promotions.ts';

/** What analytics reports about a page. */
export interface PageContents {
  lists: ShownList[];
  promotions?: ShownPromotion[];
  viewed?: ShownProduct;
  searchTerm?: string;
  /** What the visitor is about to buy. */
  begun?: BegunCheckout;
}

/** The `handle` export of a route: what others need to know about its pages. `Data` is the loader's data. */
export interface RouteHandle<Data = never> {
  /** Specification 2: absent outside the catalogue and the shop's text pages, for example in the account. */
  level?: PageLevel | ((data: Data) => PageLevel);
  /** What analytics calls the pages without a level, here and below: `checkout`. */
  pageType?: string;
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
  /** The level, or what the handle says instead. */
  pageType: string;
  isCheckout?: boolean | undefined;
  contents: PageContents;
}

/** What the current route's handle says about its page, applied to its loader's data. */
export function usePageHandle(): PageHandle {
  const matches = useRouteMatches();
  const { handle, loaderData } = matches.at(-1) ?? {};
  const pageType = matches.flatMap((match) => match.handle?.pageType ?? []).at(-1) ?? '';
  // An error page keeps the match of the route whose loader failed.
  if (!handle || loaderData === undefined) return { pageType, contents: { lists: [] } };
  const { isCheckout, toContents } = handle;
  const level = typeof handle.level === 'function' ? handle.level(loaderData) : handle.level;
  return {
    isCheckout,
    level,
    pageType: level ?? pageType,
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
