import { tryLaterText } from '#contract/messages/field-sentences.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import type { Route } from './+types/visit';
import { loadPersonal } from './layout/load-personal.server.ts';

export const handle: RouteHandle = { personal: true };

/**
 * The personal data of a page as JSON, which every page asks for; 503 unless all of it is known, so that an open page keeps what it
 * shows.
 */
export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const personal = await loadPersonal(context);
  const { customer, cart, others, favourites } = personal;
  const isKnown = [customer, cart, others, favourites].every((part) => part !== undefined);
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' };
  if (!isKnown) return Response.json({ error: tryLaterText }, { status: 503, headers });
  const body = new TextEncoder().encode(JSON.stringify(personal));
  // With its length known, the server does not compress a small cart.
  return new Response(body, { headers: { ...headers, 'Content-Length': String(body.length) } });
}
