import { emailConfirmationSchema } from '#contract/customers/profile.ts';
import { form } from '#web/forms/form-action.server.ts';
import { storefrontContext } from '../../../request-context.server.ts';
import { readToken } from '../mailed-link.server.ts';
import { authTexts } from '../texts.ts';

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
