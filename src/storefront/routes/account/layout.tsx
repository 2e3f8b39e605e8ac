import { Outlet } from 'react-router';
import { AccountLayout } from '../../features/account/layout/account-layout.tsx';
import { requireCustomer } from '../../commerce/account/account-context.server.ts';
import type { Route } from './+types/layout';

export const middleware: Route.MiddlewareFunction[] = [requireCustomer];

/** A layout without a loader would let navigations past its middleware. */
export function loader() {
  return null;
}

export { keepWhenLost as shouldRevalidate } from '#web/errors/network-failure.ts';

export default function AccountRoute() {
  return (
    <AccountLayout>
      <Outlet />
    </AccountLayout>
  );
}
