import { redirectDocument } from 'react-router';
import { passwordResetRequestSchema } from '#contract/customers/account.ts';
import { emailConfirmationSchema, confirmationSchema } from '#contract/customers/profile.ts';
import { form } from '#web/forms/form-action.server.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { parseSignInTarget, withTarget } from '../../../commerce/account/sign-in-address.ts';
import { paths } from '../../../paths.ts';
import { type StorefrontContext, storefrontContext } from '../../../request-context.server.ts';
import { continueSignedIn } from '../continue-signed-in.server.ts';
import { incompleteText } from '../texts.ts';

const maxTokenLength = 200;

/** The token of a mailed link, to whose URL the page's form posts. */
const readToken = (url: URL): string => url.searchParams.get('token')?.slice(0, maxTokenLength) ?? '';

/** Asks the API whether a mailed link is valid; undefined if the API fails. */
export async function verifyMailedLink(
  { api, onError }: StorefrontContext,
  url: URL,
  call: 'verifyPasswordReset' | 'verifyRegistration' | 'verifyEmailChange',
): Promise<boolean | undefined> {
  try {
    return (await api.call(call, { body: { token: readToken(url) }, skipsErrorPage: true })).sucesso;
  } catch (error) {
    if (error instanceof ApiCallError && error.status < 500) return false;
    onError(error, `a mailed link could not be verified: ${call}`);
    return undefined;
  }
}

/** The status of the page that the link opens: 410 if it is no longer valid, 503 if the API failed. */
export function toLinkStatus(isValid: boolean | undefined): number {
  if (isValid === undefined) return 503;
  return isValid ? 200 : 410;
}

// Forms, since mail programs open links in advance.

export const confirmEmailForm = form(
  emailConfirmationSchema.pick({ senhaAtual: true }),
  async ({ senhaAtual }, { url, context }) => {
    const { api } = context.get(storefrontContext);
    await api.call('confirmEmailChange', { body: { token: readToken(url), senhaAtual }, skipsErrorPage: true });
    return {};
  },
  () => 'Digite a senha da sua conta.',
);

/** Opens the account, signs in and redirects. */
export const confirmSignUpForm = form(
  confirmationSchema.pick({ senha: true }),
  async ({ senha }, { url, context }) => {
    const storefront = context.get(storefrontContext);
    const body = { token: readToken(url), senha };
    await storefront.api.call('confirmRegistration', { body, skipsErrorPage: true });
    return continueSignedIn(storefront, parseSignInTarget(url.searchParams));
  },
  () => 'Digite a senha que você escolheu no cadastro.',
);

/** Sets the password. The API ends every session of the account, so it redirects to the sign-in. */
export const newPasswordForm = form(
  passwordResetRequestSchema.pick({ senha: true }),
  async ({ senha }, { url, context }) => {
    const { api, toHref } = context.get(storefrontContext);
    await api.call('passwordReset', { body: { token: readToken(url), senha }, skipsErrorPage: 'outside debug' });
    return redirectDocument(toHref(withTarget(paths.signIn, {}, { senha: 'trocada' })), 303);
  },
  incompleteText,
);
