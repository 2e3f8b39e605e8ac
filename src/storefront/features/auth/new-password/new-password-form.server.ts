import { redirectDocument } from 'react-router';
import { passwordResetRequestSchema } from '#contract/customers/account.ts';
import { form } from '#web/forms/form-action.server.ts';
import { withTarget } from '../../../commerce/account/sign-in-address.ts';
import { paths } from '../../../paths.ts';
import { storefrontContext } from '../../../request-context.server.ts';
import { readToken } from '../mailed-link.server.ts';
import { authTexts } from '../texts.ts';

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
