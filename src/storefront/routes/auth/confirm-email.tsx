import { data } from 'react-router';
import { formAction } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import { keepAfterSubmit } from '#web/forms/should-revalidate.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import {
  toLinkStatus,
  verifyMailedLink,
  confirmEmailForm,
} from '../../features/auth/mailed-links/mailed-link.server.ts';
import { ConfirmEmailPage } from '../../features/auth/mailed-links/mailed-links.tsx';
import { secretHeaders } from '../../middleware/response-headers.server.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/confirm-email';

export const handle: RouteHandle = { personal: true, pageType: 'confirmation' };

export const headers = () => secretHeaders;

export async function loader({ context, url, request }: Route.LoaderArgs) {
  const isValid = await verifyMailedLink(context.get(storefrontContext), url, 'verifyEmailChange');
  // Without script the page of a confirmed form is rendered after it has used the link.
  return data({ isValid }, { status: isValid === false && request.method === 'POST' ? 200 : toLinkStatus(isValid) });
}

export const action = formAction(confirmEmailForm);

export const clientAction = (args: Route.ClientActionArgs) => formClientAction(args);

/** A confirmed form has used the link, which the page need not verify again. */
export const shouldRevalidate = keepAfterSubmit;

export default function ConfirmEmailRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmEmailPage {...loaderData} result={actionData} />;
}
