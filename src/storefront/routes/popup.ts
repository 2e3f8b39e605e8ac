import { loadPopup } from '../features/popups/load-popup.server.ts';
import { deviceContext, storefrontContext } from '../request-context.server.ts';
import type { Route } from './+types/popup';

/** The popup of the level `nivel` as JSON, for the browser after the page has loaded. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const level = url.searchParams.get('nivel') ?? '';
  return Response.json(await loadPopup(context.get(storefrontContext), context.get(deviceContext), level));
}
