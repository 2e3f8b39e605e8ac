import { data } from 'react-router';
import { formAction } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import {
  toLinkStatus,
  verifyMailedLink,
  newPasswordForm,
} from '../../features/auth/mailed-links/mailed-link.server.ts';
import { NewPasswordPage } from '../../features/auth/mailed-links/mailed-links.tsx';
import { secretHeaders } from '../../middleware/response-headers.server.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/new-password';

export const handle: RouteHandle = { personal: true, pageType: 'new-password' };

export const headers = () => secretHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const isValid = await verifyMailedLink(context.get(storefrontContext), url, 'verifyPasswordReset');
  return data({ isValid }, { status: toLinkStatus(isValid) });
}

export const action = formAction(newPasswordForm);

export const clientAction = (args: Route.ClientActionArgs) => formClientAction(args);

export default function NewPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <NewPasswordPage isValid={loaderData.isValid} result={actionData} />;
}
