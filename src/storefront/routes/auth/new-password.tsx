import { data } from 'react-router';
import { answerNewPassword, verifyToken } from '../../features/auth/new-password/new-password-action.server.ts';
import { NewPasswordPage } from '../../features/auth/new-password/new-password-page.tsx';
import { orLost } from '#web/errors/network-failure.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/new-password';

const longestToken = 200;

/**
 * The address is a secret: nobody keeps the page, and no request that it makes says where it comes from. (With
 * `no-referrer` the form's own Origin would be `null`, which the server refuses.)
 */
export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'strict-origin' };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const isValid = await verifyToken(context.get(storefrontContext), readToken(url));
  if (isValid === undefined) return data({ isValid }, { status: 503 });
  return data({ isValid }, { status: isValid ? 200 : 410 });
}

export function action({ request, context }: Route.ActionArgs) {
  return answerNewPassword(request, context.get(storefrontContext), readToken(new URL(request.url)));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orLost(serverAction, (text) => ({ error: text }));
}

export { keepWhenLost as shouldRevalidate } from '#web/errors/network-failure.ts';

export default function NewPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <UnlistedHead title="Crie uma senha nova" />
      <NewPasswordPage isValid={loaderData.isValid} error={actionData?.error} />
    </>
  );
}

function readToken(url: URL): string {
  return url.searchParams.get('token')?.slice(0, longestToken) ?? '';
}
