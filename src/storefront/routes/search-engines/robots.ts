import { createRobots } from '../../features/search-engines/robots.server.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/robots';

export function loader({ context }: Route.LoaderArgs): Response {
  return new Response(createRobots(context.get(storefrontContext).options), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
