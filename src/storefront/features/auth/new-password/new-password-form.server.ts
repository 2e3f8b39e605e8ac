import { redirectDocument } from 'react-router';
import type { FormHandler } from '#web/forms/form-action.server.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { type StorefrontContext, storefrontContext } from '../../../request-context.server.ts';
import { withTarget } from '../../../commerce/account/sign-in-address.ts';
import { paths } from '../../../routes.ts';
import { accessTexts } from '../texts.ts';

const longestToken = 200;

/** The mailed link's secret; the form goes back to the same address. */
const readToken = (url: URL): string => url.searchParams.get('token')?.slice(0, longestToken) ?? '';

/** Whether the mailed link still works; undefined when that cannot be found out now. */
export async function verifyToken({ api, onError }: StorefrontContext, url: URL): Promise<boolean | undefined> {
  try {
    const body = { token: readToken(url) };
    return (await api.call('verifyPasswordReset', { body, skipsErrorPage: true })).sucesso;
  } catch (error) {
    if (error instanceof ApiCallError && error.status < 500) return false;
    onError(error, 'the link for a new password could not be verified');
    return undefined;
  }
}

/** Sets the password. The API has ended every session of the account: the new password is what signs in. */
export const newPasswordForm: FormHandler = async ({ values: { senha = '' }, url, context }) => {
  if (senha === '') return { error: accessTexts.empty };
  const { api, toHref } = context.get(storefrontContext);
  await api.call('passwordReset', { body: { token: readToken(url), senha }, skipsErrorPage: true });
  return redirectDocument(toHref(withTarget(paths.signIn, {}, { senha: 'trocada' })), 303);
};
