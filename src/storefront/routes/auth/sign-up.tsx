import { formAction } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { parseSignInTarget } from '../../commerce/account/sign-in-address.ts';
import { continueWithSession } from '../../features/auth/continue-signed-in.server.ts';
import { readSignUpTexts, signUpForm } from '../../features/auth/sign-up/sign-up-form.server.ts';
import { SignUpPage } from '../../features/auth/sign-up/sign-up-page.tsx';
import { customerContext } from '../../middleware/user-logado.server.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/sign-up';

export const handle: RouteHandle = { personal: true, pageType: 'sign-up' };

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const target = parseSignInTarget(url.searchParams);
  if (context.get(customerContext)) throw await continueWithSession(request, context.get(storefrontContext), target);
  return { target, texts: readSignUpTexts() };
}

export const action = formAction(signUpForm);

export const clientAction = (args: Route.ClientActionArgs) => formClientAction(args);

export default function SignUpRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SignUpPage {...loaderData} result={actionData} />;
}
