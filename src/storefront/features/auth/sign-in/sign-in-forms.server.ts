import { redirect } from 'react-router';
import { loginRequestSchema, passwordRecoveryRequestSchema } from '#contract/customers/account.ts';
import { form, type FormArgs } from '#web/forms/form-action.server.ts';
import { parseSignInTarget, withTarget } from '../../../commerce/account/sign-in-address.ts';
import { customerContext, toCustomer } from '../../../middleware/user-logado.server.ts';
import { paths } from '../../../paths.ts';
import { storefrontContext } from '../../../request-context.server.ts';
import { continueSignedIn } from '../continue-signed-in.server.ts';
import { authTexts } from '../texts.ts';

const credentialsSchema = loginRequestSchema.pick({ usuario: true, senha: true });
type Credentials = ReturnType<typeof credentialsSchema.parse>;

const signIn = form(
  credentialsSchema,
  async (credentials, { url, context }) => {
    await logIn(credentials, context);
    return continueSignedIn(context.get(storefrontContext), parseSignInTarget(url.searchParams));
  },
  authTexts.empty,
);

/** Signs in without a redirect. `load` loads the personal data of the current page, with the customer in the context. */
export function createSignInHere<Personal>(load: (context: FormArgs['context']) => Promise<Personal>) {
  return form(
    credentialsSchema,
    async (credentials, { context }) => {
      await logIn(credentials, context);
      return { personal: await load(context) };
    },
    authTexts.empty,
  );
}

async function logIn(credentials: Credentials, context: FormArgs['context']): Promise<void> {
  const user = await context.get(storefrontContext).api.call('login', { body: credentials, skipsErrorPage: true });
  context.set(customerContext, toCustomer(user));
}

/** A no-script submit redirects, so that a reload sends no second mail. */
const recover = form(
  passwordRecoveryRequestSchema,
  async (body, { url, context, isDocument }) => {
    const { api, toHref } = context.get(storefrontContext);
    await api.call('passwordRecovery', { body, skipsErrorPage: 'outside debug' });
    if (!isDocument) return {};
    const target = parseSignInTarget(url.searchParams);
    return redirect(toHref(withTarget(paths.signIn, target, { recuperar: 'enviado' })), 303);
  },
  authTexts.empty,
);

/** The two forms of the sign-in page, by intent. */
export const signInForms = { entrar: signIn, recuperar: recover };
