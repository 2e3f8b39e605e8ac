import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { RouteHandle } from '#web/route-handle.ts';
import { getAccount, requireCustomer } from '../../commerce/account/account-context.server.ts';
import { AccountIdContext } from '../../commerce/account/account-field.tsx';
import { AccountLayout } from '../../features/account/layout/account-layout.tsx';
import type { Route } from './+types/layout';

export const handle: RouteHandle = { personal: true, pageType: 'account' };

export const middleware: Route.MiddlewareFunction[] = [requireCustomer];

/** Without a loader the middleware would not run for client navigations. */
export function loader({ context }: Route.LoaderArgs) {
  return { customerId: getAccount(context).customer.id };
}

/**
 * Revalidates after navigations inside the account too, so that the id always belongs to the page that is shown. A form that is
 * refused because another customer has signed in revalidates neither the id nor the page.
 */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined || defaultShouldRevalidate;
}

export default function AccountRoute({ loaderData: { customerId } }: Route.ComponentProps) {
  // The key empties the forms if another customer has signed in.
  return (
    <AccountIdContext value={customerId}>
      <AccountLayout key={customerId}>
        <Outlet />
      </AccountLayout>
    </AccountIdContext>
  );
}
