import { createManifest } from '../../features/site-files/manifest.server.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/manifest';

export function loader({ context }: Route.LoaderArgs): Response {
  const manifest = createManifest(context.get(storefrontContext).shop);
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } });
}
