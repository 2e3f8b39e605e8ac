import { respondWithJson, formActions } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import type { RouteHandle } from '#web/route-handle.ts';
import { parseSignInTarget } from '../../commerce/account/sign-in-address.ts';
import { continueWithSession, signedInKey } from '../../features/auth/continue-signed-in.server.ts';
import { createSignInHere, signInForms } from '../../features/auth/sign-in/sign-in-forms.server.ts';
import { SignInPage } from '../../features/auth/sign-in/sign-in-page.tsx';
import { customerContext } from '../../middleware/user-logado.server.ts';
import { storefrontContext } from '../../request-context.server.ts';
import { loadPersonal } from '../layout/load-personal.server.ts';
import type { Route } from './+types/sign-in';

export const handle: RouteHandle = { personal: true };

export async function loader({ request, context, url }: Pick<Route.LoaderArgs, 'request' | 'context' | 'url'>) {
  const target = parseSignInTarget(url.searchParams);
  const storefront = context.get(storefrontContext);
  if (context.get(customerContext)) throw await continueWithSession(request, storefront, target);
  return {
    target,
    // A customer whose browser keeps the session has been redirected above.
    // With a session, the customer is only unknown while the API is away.
    isSessionMissing: url.searchParams.has(signedInKey) && !storefront.api.hasSession,
    hasExpired: url.searchParams.has('expirou'),
    hasNewPassword: url.searchParams.get('senha') === 'trocada',
    recovery: toRecovery(url.searchParams.get('recuperar')),
  };
}

/** Password managers and other clients post the credentials alone. */
export const action = formActions({ ...signInForms, 'entrar-aqui': createSignInHere(loadPersonal) }, 'entrar');

/** For the sign-in form of the header. */
export const middleware: Route.MiddlewareFunction[] = [respondWithJson(action)];

export const clientAction = (args: Route.ClientActionArgs) => formClientAction(args);

export default function SignInRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <UnlistedHead title="Entre na sua conta" />
      <SignInPage {...loaderData} result={actionData} />
    </>
  );
}

function toRecovery(requested: string | null) {
  if (requested === null) return undefined;
  return requested === 'enviado' ? ('sent' as const) : ('requested' as const);
}
