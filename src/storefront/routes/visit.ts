import { tryLaterText } from '#contract/messages/field-sentences.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import type { Route } from './+types/visit';
import { loadPersonal } from './layout/load-personal.server.ts';

export const handle: RouteHandle = { personal: true };

/** The personal data of a page as JSON, for pages that are open; 503 unless all of it is known, so that they keep theirs. */
export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const personal = await loadPersonal(context);
  const { customer, cart, others, favourites } = personal;
  const isKnown = [customer, cart, others, favourites].every((part) => part !== undefined);
  const headers = { 'Cache-Control': 'private, no-store' };
  if (!isKnown) return Response.json({ error: tryLaterText }, { status: 503, headers });
  return Response.json(personal, { headers });
}
