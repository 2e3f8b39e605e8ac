import { data } from 'react-router';
import { formAction } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { toLinkStatus, verifyMailedLink } from '../../features/auth/mailed-link.server.ts';
import { newPasswordForm } from '../../features/auth/new-password/new-password-form.server.ts';
import { NewPasswordPage } from '../../features/auth/new-password/new-password-page.tsx';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/new-password';

export const handle: RouteHandle = { personal: true };

/**
 * The URL contains a secret: the page is never cached, and its requests send no referrer path. (With `no-referrer` the
 * form's own Origin would be `null`, which the server rejects.)
 */
export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'strict-origin' };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const isValid = await verifyMailedLink(context.get(storefrontContext), url, 'verifyPasswordReset');
  return data({ isValid }, { status: toLinkStatus(isValid) });
}

export const action = formAction(newPasswordForm);

export function clientAction(args: Route.ClientActionArgs) {
  return formClientAction(args);
}

export default function NewPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <NewPasswordPage isValid={loaderData.isValid} result={actionData} />;
}
