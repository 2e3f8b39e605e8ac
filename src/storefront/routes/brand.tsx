import type { ListingContent as ListedContent } from '#contract/listing.ts';
import { RichText, type SafeHtml } from '#ui/rich-text.tsx';
import type { RouteHandle } from '#web/route-handle.ts';
import { toSafeHtml } from '#web/safe-html.server.ts';
import { toShownListing } from '../commerce/product/card-view.ts';
import type { ViewOptions } from '../commerce/view-options.ts';
import { deviceContext, storefrontContext } from '../request-context.server.ts';
import type { Route } from './+types/brand';
import { ListingContent } from './listing/listing-content.tsx';
import { loadListingPage } from './listing/load-listing-page.server.ts';

interface BrandStoryView {
  name: string;
  /** Empty if there is none. */
  picture: string;
  html: SafeHtml;
}

/** Undefined if the merchant wrote no text. */
function toBrandStory(
  brand: ListedContent['marca'],
  { toHref, toLocalUrl, fields }: ViewOptions<'geral'>,
): BrandStoryView | undefined {
  const texts = [brand?.descricoes?.longa, brand?.descricoes?.curta];
  const text = texts.find((candidate) => candidate);
  if (!brand || !text) return undefined;
  const picture = brand[fields.geral];
  return { name: brand.nome, picture: picture ? toLocalUrl(picture) : '', html: toSafeHtml(text, toHref) };
}

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

function BrandStory({ story }: { story: BrandStoryView }) {
  return (
    <section
      aria-label={`A história da ${story.name}`}
      className="mt-12 grid items-center gap-6 rounded-box bg-tint p-5 md:grid-cols-[240px_minmax(0,1fr)] md:p-10 lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-10"
    >
      {story.picture && (
        <img
          src={story.picture}
          alt=""
          width={300}
          height={200}
          className="aspect-3/2 w-full rounded-card object-cover"
        />
      )}
      <RichText html={story.html} className="max-w-[65ch]" />
    </section>
  );
}
