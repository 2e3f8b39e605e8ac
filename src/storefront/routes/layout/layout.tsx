import { Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router';
import { toErrorView } from '#web/errors/error-view.ts';
import { hasShown } from '#web/forms/should-revalidate.ts';
import { ErrorPage, ShownErrorPage } from '../../layout/errors/error-page.tsx';
import { MaintenancePage } from '../../layout/errors/maintenance-page.tsx';
import { NotFoundPage } from '../../layout/errors/not-found-page.tsx';
import { useMainMenu } from '../../layout/menu/menu-node.ts';
import { maintenance } from '../../middleware/maintenance.server.ts';
import { storefrontContext } from '../../request-context.server.ts';
import { isSameShop } from '../../shops/resolve-shop.ts';
import { SuggestedProducts } from '../suggestions/suggested-products.tsx';
import type { Route } from './+types/layout';
import { loadPersonal } from './load-personal.server.ts';
import type { RootData } from './load-root.server.ts';
import { PageLayout } from './page-layout.tsx';

/** The root has no such middleware, since robots.txt and the sitemap stay available during maintenance. */
export const middleware: Route.MiddlewareFunction[] = [maintenance];

/** A public page is the same for everybody; the browser asks `/visita` for whom it is shown (decision 32). */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(storefrontContext).isPersonal ? loadPersonal(context) : undefined;
}

/**
 * Revalidates after a form that succeeds or is refused with 409, a reload and a shop change, not after navigations. Cart actions return
 * the cart themselves, and a form that has all that it changed in its result changes nothing here.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, actionStatus, defaultShouldRevalidate } = args;
  const isForm = formMethod !== undefined && formMethod !== 'GET';
  const isReload = formMethod === undefined && currentUrl.href === nextUrl.href;
  // 409: prices, stock or the customer have changed since the page was loaded.
  if (isForm && actionStatus === 409) return true;
  if (hasShown(args)) return false;
  return !isSameShop(currentUrl, nextUrl) || ((isForm || isReload) && defaultShouldRevalidate);
}

export default function LayoutRoute() {
  const { isDebugAllowed = false } = useRouteLoaderData<RootData>('root') ?? {};
  return (
    <PageLayout>
      <ShownErrorPage isDebugAllowed={isDebugAllowed} />
      <Outlet />
    </PageLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const view = toErrorView(error);
  const mainMenu = useMainMenu();
  if (view.isMaintenance) return <MaintenancePage />;
  const links = mainMenu.filter(({ href }) => href !== undefined).slice(0, 4);
  return (
    <PageLayout hasError>
      {view.status === 404 && !view.api ? (
        <NotFoundPage links={links} suggestions={<SuggestedProducts />} />
      ) : (
        <ErrorPage view={view} />
      )}
    </PageLayout>
  );
}
