import { useLocation } from 'react-router';
import type { RouteHandle } from '#web/route-handle.ts';
import { toShownListing } from '../commerce/product/card-view.ts';
import { listShortcuts } from '../features/listing/shortcuts.ts';
import { useMainMenu } from '../layout/menu/menu-node.ts';
import type { Route } from './+types/landing-page';
import { ListingContent } from './listing/listing-content.tsx';
import { loadListingPage } from './listing/load-listing-page.server.ts';

export const handle: RouteHandle<Route.ComponentProps['loaderData']> = {
  level: 'product/listing/landing-page',
  sitemap: true,
  toContents: ({ page }) => ({ lists: [toShownListing('pagina-de-oferta', page)] }),
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page } = await loadListingPage({ context, url, call: 'landingPageListing' });
  return { page };
}

export default function LandingPageRoute({ loaderData }: Route.ComponentProps) {
  const shortcuts = listShortcuts(useMainMenu(), useLocation());
  return <ListingContent page={loaderData.page} shortcuts={shortcuts} />;
}
