import { loadBestSellers } from '../../commerce/product/best-sellers.server.ts';
import type { Route } from './+types/suggestions';

const suggestionCount = 4;

/** Best sellers for an empty cart and for the 404 page. */
export function loader({ context }: Route.LoaderArgs) {
  return loadBestSellers(context, suggestionCount);
}

/** A network failure must not replace the page by an error page: suggestions are optional. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    return [];
  }
}

/** Cart changes do not affect suggestions, so they are loaded once per visit. */
export function shouldRevalidate(): boolean {
  return false;
}
