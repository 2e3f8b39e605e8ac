import { confirmationSchema } from '#contract/customers/profile.ts';
import { form } from '#web/forms/form-action.server.ts';
import { parseSignInTarget } from '../../../commerce/account/sign-in-address.ts';
import { storefrontContext } from '../../../request-context.server.ts';
import { continueSignedIn } from '../continue-signed-in.server.ts';
import { readToken } from '../mailed-link.server.ts';
import { authTexts } from '../texts.ts';

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
