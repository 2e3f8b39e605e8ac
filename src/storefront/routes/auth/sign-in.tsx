import { goOnRecognised } from '../../features/auth/go-on.server.ts';
import { answerSignInPage } from '../../features/auth/sign-in/sign-in-actions.server.ts';
import { SignInPage } from '../../features/auth/sign-in/sign-in-page.tsx';
import { orLost } from '#web/errors/network-failure.ts';
import { readFields } from '#web/http/posted-form.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { customerContext } from '../../middleware/user-logado.server.ts';
import { parseSignInTarget } from '../../commerce/account/sign-in-address.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/sign-in';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const target = parseSignInTarget(url.searchParams);
  if (context.get(customerContext)) throw await goOnRecognised(request, context.get(storefrontContext), target);
  return {
    target,
    hasExpired: url.searchParams.has('expirou'),
    hasNewPassword: url.searchParams.get('senha') === 'trocada',
    recovery: toRecovery(url.searchParams.get('recuperar')),
  };
}

export function action({ request, context }: Route.ActionArgs) {
  return answerSignInPage(request, context.get(storefrontContext));
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { intent, usuario = '' } = readFields(await request.clone().formData());
  const form = intent === 'recuperar' ? ('recovery' as const) : ('signIn' as const);
  return orLost(serverAction, (text) => ({ form, name: usuario.trim(), error: text }));
}

export { keepWhenLost as shouldRevalidate } from '#web/errors/network-failure.ts';

export default function SignInRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <UnlistedHead title="Entre na sua conta" />
      <SignInPage {...loaderData} result={actionData} />
    </>
  );
}

function toRecovery(asked: string | null) {
  if (asked === null) return undefined;
  return asked === 'enviado' ? ('sent' as const) : ('asked' as const);
}
