import { withNetworkFallback } from '#web/errors/network-failure.ts';
import { keepAfterSubmit } from '#web/forms/should-revalidate.ts';
import { PageHead } from '#web/head/page-head.tsx';
import type { RouteHandle } from '#web/route-handle.ts';
import { toShownList } from '../commerce/product/card-view.ts';
import { pricingFailure } from '../features/kits/kit-choices.ts';
import { CuratedListPage } from '../features/lists/curated-list-page.tsx';
import type { Route } from './+types/list';
import { KitContent } from './list/kit-content.tsx';
import { loadListPage, priceKit } from './list/load-list-page.server.ts';

export const handle: RouteHandle<Route.ComponentProps['loaderData']> = {
  level: 'list/detail',
  sitemap: true,
  toContents: (data) => {
    if (data.kind === 'list') return { lists: [toShownList('lista', { title: data.list.name, cards: data.cards })] };
    const { id, name, offer } = data.kit;
    return { lists: [], viewed: { id: `kit-${id}`, name, price: offer.price.price, category: 'Kits' } };
  },
};

export function loader(args: Route.LoaderArgs) {
  return loadListPage(args);
}

export function action(args: Route.ActionArgs) {
  return priceKit(args);
}

/** After a network failure the page stays and shows a retry button. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkFallback(serverAction, () => pricingFailure);
}

/** Pricing a choice changes nothing else on the page. */
export const shouldRevalidate = keepAfterSubmit;

export default function ListRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead seo={loaderData.seo} />
      {loaderData.kind === 'list' ? (
        <CuratedListPage {...loaderData} />
      ) : (
        <KitContent key={loaderData.kit.id} {...loaderData} pricing={actionData} />
      )}
    </>
  );
}
