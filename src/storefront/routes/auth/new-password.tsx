import { data } from 'react-router';
import { newPasswordForm, verifyToken } from '../../features/auth/new-password/new-password-form.server.ts';
import { NewPasswordPage } from '../../features/auth/new-password/new-password-page.tsx';
import { formAction } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/new-password';

/**
 * The address is a secret: nobody keeps the page, and no request that it makes says where it comes from. (With
 * `no-referrer` the form's own Origin would be `null`, which the server refuses.)
 */
export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'strict-origin' };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const isValid = await verifyToken(context.get(storefrontContext), url);
  if (isValid === undefined) return data({ isValid }, { status: 503 });
  return data({ isValid }, { status: isValid ? 200 : 410 });
}

export const action = formAction(newPasswordForm);

export function clientAction(args: Route.ClientActionArgs) {
  return formClientAction(args);
}

export default function NewPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <UnlistedHead title="Crie uma senha nova" />
      <NewPasswordPage isValid={loaderData.isValid} result={actionData} />
    </>
  );
}
