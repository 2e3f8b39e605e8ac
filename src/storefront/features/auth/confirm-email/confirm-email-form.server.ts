import { emailConfirmationSchema } from '#contract/customers/profile.ts';
import { form } from '#web/forms/form-action.server.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { type StorefrontContext, storefrontContext } from '../../../request-context.server.ts';
import { readToken } from '../mailed-link.server.ts';
import { authTexts } from '../texts.ts';

/** Whether the link mailed to a new address is valid; undefined if the API fails. */
export async function verifyEmailChange({ api, onError }: StorefrontContext, url: URL): Promise<boolean | undefined> {
  try {
    return (await api.call('verifyEmailChange', { body: { token: readToken(url) }, skipsErrorPage: true })).sucesso;
  } catch (error) {
    if (error instanceof ApiCallError && error.status < 500) return false;
    onError(error, 'the link of a new e-mail address could not be verified');
    return undefined;
  }
}

/** Changes the address. A form, since mail programs open links in advance. */
export const confirmEmailForm = form(
  emailConfirmationSchema.pick({ senhaAtual: true }),
  async ({ senhaAtual }, { url, context }) => {
    const { api } = context.get(storefrontContext);
    await api.call('confirmEmailChange', { body: { token: readToken(url), senhaAtual }, skipsErrorPage: true });
    return {};
  },
  () => authTexts.accountPassword,
);
