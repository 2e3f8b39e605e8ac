import { ListingContent } from './listing/listing-content.tsx';
import { loadListingPage } from './listing/load-listing-page.server.ts';
import type { Route } from './+types/landing-page';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page } = await loadListingPage({ context, url, call: 'landingPageListing' });
  return { page };
}

export default function LandingPageRoute({ loaderData }: Route.ComponentProps) {
  return <ListingContent page={loaderData.page} />;
}
