import { data } from 'react-router';
import { formAction } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { parseSignInTarget } from '../../commerce/account/sign-in-address.ts';
import {
  toLinkStatus,
  verifyMailedLink,
  confirmSignUpForm,
} from '../../features/auth/mailed-links/mailed-link.server.ts';
import { ConfirmSignUpPage } from '../../features/auth/mailed-links/mailed-links.tsx';
import { secretHeaders } from '../../middleware/response-headers.server.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/confirm-sign-up';

export const handle: RouteHandle = { personal: true, pageType: 'confirmation' };

export const headers = () => secretHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const isValid = await verifyMailedLink(context.get(storefrontContext), url, 'verifyRegistration');
  return data({ isValid, target: parseSignInTarget(url.searchParams) }, { status: toLinkStatus(isValid) });
}

export const action = formAction(confirmSignUpForm);

export const clientAction = (args: Route.ClientActionArgs) => formClientAction(args);

export default function ConfirmSignUpRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmSignUpPage {...loaderData} result={actionData} />;
}
