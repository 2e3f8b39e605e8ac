import { useEffect } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ErrorPage } from '../../layout/errors/error-page.tsx';
import { MaintenancePage } from '../../layout/errors/maintenance-page.tsx';
import { NotFoundPage } from '../../layout/errors/not-found-page.tsx';
import { toErrorView } from '#web/errors/error-view.ts';
import { isLostAnswer } from '#web/errors/network-failure.ts';
import { maintenance } from '../../middleware/maintenance.server.ts';
import { isPersonalContext } from '../../middleware/response-headers.server.ts';
import { useMainMenu } from '../../shops/shop-context.tsx';
import { paths } from '../../routes.ts';
import { resolveShop } from '../../shops/resolve-shop.ts';
import { LateSuggestions } from './late-parts.tsx';
import { loadPersonal } from './load-personal.server.ts';
import { PageLayout } from './page-layout.tsx';
import { isShownStale, keepShown, loadPatiently } from './patient-reload.ts';
import type { Route } from './+types/layout';

/** Here, since what search engines read of the shop itself stays open. */
export const middleware: Route.MiddlewareFunction[] = [maintenance];

export function loader({ context }: Route.LoaderArgs) {
  context.set(isPersonalContext, true);
  return loadPersonal(context);
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return loadPatiently(serverLoader, request.url);
}

/**
 * Navigations keep it; another shop, what changes the cart, any other form that is sent, and a reload renew it. Where nobody
 * answered a form, nobody would answer this, and the failure would take the page's place.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formAction,
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (isLostAnswer(actionResult)) return false;
  const address = formAction?.split('?')[0];
  const changesCart = address === paths.cartAction || address === paths.cart;
  const isForm = formMethod !== undefined && formMethod !== 'GET';
  const isReload = formMethod === undefined && currentUrl.href === nextUrl.href;
  return (
    changesCart ||
    isShownStale() ||
    resolveShop(currentUrl).id !== resolveShop(nextUrl).id ||
    ((isForm || isReload) && defaultShouldRevalidate)
  );
}

export default function LayoutRoute({ loaderData }: Route.ComponentProps) {
  useEffect(() => keepShown(loaderData), [loaderData]);
  return (
    <PageLayout>
      <Outlet />
    </PageLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const view = toErrorView(error);
  const mainMenu = useMainMenu();
  if (view.isMaintenance) return <MaintenancePage />;
  const links = mainMenu.flatMap(({ label, href }) => (href ? [{ label, href }] : [])).slice(0, 4);
  return (
    <PageLayout hasError>
      {view.status === 404 && !view.api ? (
        <NotFoundPage links={links} suggestions={<LateSuggestions />} />
      ) : (
        <ErrorPage view={view} />
      )}
    </PageLayout>
  );
}
