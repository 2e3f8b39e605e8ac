import { Outlet } from 'react-router';
import type { RouteHandle } from '#web/route-handle.ts';
import { requireCustomer } from '../../commerce/account/account-context.server.ts';
import { AccountLayout } from '../../features/account/layout/account-layout.tsx';
import type { Route } from './+types/layout';

export const handle: RouteHandle = { personal: true };

export const middleware: Route.MiddlewareFunction[] = [requireCustomer];

/** Without a loader the middleware would not run for client navigations. */
export function loader() {
  return null;
}

export default function AccountRoute() {
  return (
    <AccountLayout>
      <Outlet />
    </AccountLayout>
  );
}
