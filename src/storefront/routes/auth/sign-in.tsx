import { redirect } from 'react-router';
import { loginRequestSchema, passwordRecoveryRequestSchema } from '#contract/customers/account.ts';
import { respondWithJson, formActions, form, type FormArgs } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import type { RouteHandle } from '#web/route-handle.ts';
import { parseSignInTarget, withTarget } from '../../commerce/account/sign-in-address.ts';
import { continueWithSession, signedInKey, continueSignedIn } from '../../features/auth/continue-signed-in.server.ts';
import { SignInPage } from '../../features/auth/sign-in/sign-in-page.tsx';
import { incompleteText } from '../../features/auth/texts.ts';
import { customerContext, toCustomer } from '../../middleware/user-logado.server.ts';
import { paths } from '../../paths.ts';
import { storefrontContext } from '../../request-context.server.ts';
import { loadPersonal } from '../layout/load-personal.server.ts';
import type { Route } from './+types/sign-in';

const credentialsSchema = loginRequestSchema.pick({ usuario: true, senha: true });
type Credentials = ReturnType<typeof credentialsSchema.parse>;

const signIn = form(
  credentialsSchema,
  async (credentials, { url, context }) => {
    await logIn(credentials, context);
    return continueSignedIn(context.get(storefrontContext), parseSignInTarget(url.searchParams));
  },
  incompleteText,
);

/** Signs in without a redirect, and loads the personal data of the current page. */
const signInHere = form(
  credentialsSchema,
  async (credentials, { context }) => {
    await logIn(credentials, context);
    return { personal: await loadPersonal(context) };
  },
  incompleteText,
);

async function logIn(credentials: Credentials, context: FormArgs['context']): Promise<void> {
  const user = await context.get(storefrontContext).api.call('login', { body: credentials, skipsErrorPage: true });
  context.set(customerContext, toCustomer(user));
}

/** A no-script submit redirects, so that a reload sends no second mail. */
const recover = form(
  passwordRecoveryRequestSchema,
  async (body, { url, context, isDocument }) => {
    const { api, toHref } = context.get(storefrontContext);
    await api.call('passwordRecovery', { body, skipsErrorPage: 'outside debug' });
    if (!isDocument) return {};
    const target = parseSignInTarget(url.searchParams);
    return redirect(toHref(withTarget(paths.signIn, target, { recuperar: 'enviado' })), 303);
  },
  incompleteText,
);

export const handle: RouteHandle = { personal: true, pageType: 'sign-in' };

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
export const action = formActions({ entrar: signIn, recuperar: recover, 'entrar-aqui': signInHere }, 'entrar');

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
