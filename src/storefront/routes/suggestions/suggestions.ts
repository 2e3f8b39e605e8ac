import { loadBestSellers } from '../../commerce/product/best-sellers.server.ts';
import type { Route } from './+types/suggestions';

const suggestionCount = 4;

/** A few best sellers for an empty cart or a page that was not found. */
export function loader({ context }: Route.LoaderArgs) {
  return loadBestSellers(context, suggestionCount);
}

/** A lost connection does not take the page away that asked for them. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    return [];
  }
}

/** They stay for the visit: what changes the cart does not change them. */
export function shouldRevalidate(): boolean {
  return false;
}
