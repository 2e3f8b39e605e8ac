import type { RouteHandle } from '#web/route-handle.ts';
import { toShownListing } from '../commerce/product/card-view.ts';
import { toBrandStory } from '../features/brands/brand-story.server.ts';
import { BrandStory } from '../features/brands/brand-story.tsx';
import { deviceContext, storefrontContext } from '../request-context.server.ts';
import type { Route } from './+types/brand';
import { ListingContent } from './listing/listing-content.tsx';
import { loadListingPage } from './listing/load-listing-page.server.ts';

export const handle: RouteHandle<Route.ComponentProps['loaderData']> = {
  level: 'product/listing/brand',
  sitemap: true,
  toContents: ({ page }) => ({ lists: [toShownListing('marca', page)] }),
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { toHref, toLocalUrl } = context.get(storefrontContext);
  const { tipoImg: fields } = context.get(deviceContext);
  const { response, page } = await loadListingPage({ context, url, call: 'brandListing' });
  const story = toBrandStory(response.conteudo.marca, { toHref, toLocalUrl, fields });
  // The story replaces the listing's own texts, which would repeat it.
  return { page: { ...page, view: { ...page.view, intro: '', text: undefined } }, ...(story && { story }) };
}

export default function BrandRoute({ loaderData }: Route.ComponentProps) {
  const { page, story } = loaderData;
  return <ListingContent page={page} after={story && <BrandStory story={story} />} />;
}
