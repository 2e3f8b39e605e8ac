import { data, redirectDocument } from 'react-router';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { readFields } from '#web/http/posted-form.ts';
import type { StorefrontContext } from '../../../request-context.server.ts';
import { withTarget } from '../../../commerce/account/sign-in-address.ts';
import { paths } from '../../../routes.ts';
import { accessTexts } from '../texts.ts';

/** Whether the mailed link still works; undefined when that cannot be found out now. */
export async function verifyToken({ api, onError }: StorefrontContext, token: string): Promise<boolean | undefined> {
  try {
    return (await api.call('verifyPasswordReset', { body: { token }, skipsErrorPage: true })).sucesso;
  } catch (error) {
    if (error instanceof ApiCallError && error.status < 500) return false;
    onError(error, 'the link for a new password could not be verified');
    return undefined;
  }
}

/** Sets the password. The API has signed everybody out of the account: the new password is what signs in. */
export async function answerNewPassword(request: Request, { api, toHref }: StorefrontContext, token: string) {
  const { senha = '' } = readFields(await request.formData());
  if (senha === '') return data({ error: accessTexts.empty }, { status: 422 });
  try {
    await api.call('passwordReset', { body: { token, senha }, skipsErrorPage: true });
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    return data({ error: error.message }, { status: error.status });
  }
  return redirectDocument(toHref(withTarget(paths.signIn, {}, { senha: 'trocada' })), 303);
}
