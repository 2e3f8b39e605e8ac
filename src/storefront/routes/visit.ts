import type { RouteHandle } from '#web/route-handle.ts';
import type { Route } from './+types/visit';
import { loadPersonal } from './layout/load-personal.server.ts';

export const handle: RouteHandle = { personal: true };

/** The personal data of a page as JSON, for pages that are open; 503 if it is unknown who has the session. */
export async function loader({ context }: Route.LoaderArgs) {
  const personal = await loadPersonal(context);
  const status = personal.customer === undefined ? 503 : 200;
  return Response.json(personal, { status, headers: { 'Cache-Control': 'private, no-store' } });
}
