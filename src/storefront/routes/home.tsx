import type { RouteHandle } from '#web/route-handle.ts';
import { loadHome } from '../features/home/load-home.server.ts';
import { deviceContext, storefrontContext } from '../request-context.server.ts';
import type { Route } from './+types/home';
import { HomeContent } from './catalogue/home-content.tsx';
import { toHomeContents } from './catalogue/page-contents.ts';

export const handle: RouteHandle<Route.ComponentProps['loaderData']> = {
  level: 'home',
  sitemap: true,
  toContents: toHomeContents,
};

export async function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(storefrontContext), context.get(deviceContext));
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomeContent {...loaderData} />;
}
