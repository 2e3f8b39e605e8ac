import { redirectDocument } from 'react-router';
import { passwordResetRequestSchema } from '#contract/customers/account.ts';
import { form } from '#web/forms/form-action.server.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { withTarget } from '../../../commerce/account/sign-in-address.ts';
import { type StorefrontContext, storefrontContext } from '../../../request-context.server.ts';
import { paths } from '../../../routes.ts';
import { readToken } from '../mailed-token.ts';
import { authTexts } from '../texts.ts';

/** Whether the mailed link is valid; undefined if the API fails. */
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

/** Sets the password. The API ends every session of the account, so it redirects to the sign-in. */
export const newPasswordForm = form(
  passwordResetRequestSchema.pick({ senha: true }),
  async ({ senha }, { url, context }) => {
    const { api, toHref } = context.get(storefrontContext);
    await api.call('passwordReset', { body: { token: readToken(url), senha }, skipsErrorPage: 'outside debug' });
    return redirectDocument(toHref(withTarget(paths.signIn, {}, { senha: 'trocada' })), 303);
  },
  authTexts.empty,
);
