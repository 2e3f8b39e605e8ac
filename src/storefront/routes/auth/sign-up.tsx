import { goOnRecognised } from '../../features/auth/go-on.server.ts';
import { answerSignUp, readSignUpTexts } from '../../features/auth/sign-up/sign-up-action.server.ts';
import { SignUpPage } from '../../features/auth/sign-up/sign-up-page.tsx';
import { readSignUp } from '../../features/auth/sign-up/sign-up-fields.ts';
import { orLost } from '#web/errors/network-failure.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { customerContext } from '../../middleware/user-logado.server.ts';
import { parseSignInTarget } from '../../commerce/account/sign-in-address.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/sign-up';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const target = parseSignInTarget(url.searchParams);
  if (context.get(customerContext)) throw await goOnRecognised(request, context.get(storefrontContext), target);
  return { target, texts: readSignUpTexts() };
}

export function action({ request, context }: Route.ActionArgs) {
  return answerSignUp(request, context.get(storefrontContext));
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { values } = readSignUp(await request.clone().formData());
  return orLost(serverAction, (text) => ({ values, errors: {}, failure: text }));
}

export { keepWhenLost as shouldRevalidate } from '#web/errors/network-failure.ts';

export default function SignUpRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <UnlistedHead title="Crie sua conta" />
      <SignUpPage {...loaderData} result={actionData} />
    </>
  );
}
