import { orUndefined } from '#web/http/api-client.server.ts';
import { toCardView } from '../../commerce/product/card-view.ts';
import { deviceContext, storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/similar';

const similarCount = 8;

/** Products like the one of the query key `produto`, or what goes beside a kit (`kit`); empty if the API does not answer. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const storefront = context.get(storefrontContext);
  const { tipoImg: fields } = context.get(deviceContext);
  const kit = url.searchParams.get('kit');
  const query = kit === null ? { productId: url.searchParams.get('produto') ?? '' } : { idListaCompra: kit };
  const showcase = await orUndefined(storefront.api.call('recommendedProducts', { query, skipsErrorPage: true }));
  return (showcase?.produtos ?? []).slice(0, similarCount).map((card) => toCardView(card, { ...storefront, fields }));
}

/** A network failure must not replace the page by an error page: the cards are optional. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    return [];
  }
}

/** Cart changes do not affect the cards. */
export function shouldRevalidate(): boolean {
  return false;
}
