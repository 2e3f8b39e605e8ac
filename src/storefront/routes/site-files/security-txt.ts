import { createSecurityTxt } from '../../features/site-files/security-txt.server.ts';
import { loadRecentSettings } from '../../middleware/settings.server.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/security-txt';

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const storefront = context.get(storefrontContext);
  const { siteUrl } = storefront.options;
  const text = createSecurityTxt({ siteUrl, settings: await loadRecentSettings(storefront), now: Date.now() });
  if (text === undefined) return new Response(null, { status: 404 });
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
