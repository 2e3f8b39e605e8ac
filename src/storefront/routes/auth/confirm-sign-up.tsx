import { data } from 'react-router';
import { formAction } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { parseSignInTarget } from '../../commerce/account/sign-in-address.ts';
import { confirmSignUpForm } from '../../features/auth/confirm-sign-up/confirm-sign-up-form.server.ts';
import { ConfirmSignUpPage } from '../../features/auth/confirm-sign-up/confirm-sign-up-page.tsx';
import { toLinkStatus, verifyMailedLink } from '../../features/auth/mailed-link.server.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/confirm-sign-up';

export const handle: RouteHandle = { personal: true };

/** The URL contains a secret, as that of a new password does. */
export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'strict-origin' };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const isValid = await verifyMailedLink(context.get(storefrontContext), url, 'verifyRegistration');
  return data({ isValid, target: parseSignInTarget(url.searchParams) }, { status: toLinkStatus(isValid) });
}

export const action = formAction(confirmSignUpForm);

export function clientAction(args: Route.ClientActionArgs) {
  return formClientAction(args);
}

export default function ConfirmSignUpRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmSignUpPage {...loaderData} result={actionData} />;
}
