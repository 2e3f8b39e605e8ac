import { confirmationSchema } from '#contract/customers/profile.ts';
import { form } from '#web/forms/form-action.server.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { parseSignInTarget } from '../../../commerce/account/sign-in-address.ts';
import { type StorefrontContext, storefrontContext } from '../../../request-context.server.ts';
import { continueSignedIn } from '../continue-signed-in.server.ts';
import { readToken } from '../mailed-token.ts';
import { authTexts } from '../texts.ts';

/** Whether the link mailed at the sign-up is valid; undefined if the API fails. */
export async function verifyRegistration({ api, onError }: StorefrontContext, url: URL): Promise<boolean | undefined> {
  try {
    return (await api.call('verifyRegistration', { body: { token: readToken(url) }, skipsErrorPage: true })).sucesso;
  } catch (error) {
    if (error instanceof ApiCallError && error.status < 500) return false;
    onError(error, 'the link of a sign-up could not be verified');
    return undefined;
  }
}

/** Opens the account, signs in and redirects. A form, since mail programs open links in advance. */
export const confirmSignUpForm = form(
  confirmationSchema.pick({ senha: true }),
  async ({ senha }, { url, context }) => {
    const storefront = context.get(storefrontContext);
    const body = { token: readToken(url), senha };
    await storefront.api.call('confirmRegistration', { body, skipsErrorPage: true });
    return continueSignedIn(storefront, parseSignInTarget(url.searchParams));
  },
  () => authTexts.signUpPassword,
);
