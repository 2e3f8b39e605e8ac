import { redirect } from 'react-router';
import type { FormArgs, FormHandler } from '#web/forms/form-action.server.ts';
import type { FormFailure } from '#web/forms/form-result.ts';
import { parseSignInTarget, withTarget } from '../../../commerce/account/sign-in-address.ts';
import { storefrontContext } from '../../../request-context.server.ts';
import { paths } from '../../../routes.ts';
import { customerContext, toCustomer } from '../../../middleware/user-logado.server.ts';
import { continueSignedIn } from '../continue-signed-in.server.ts';
import { authTexts } from '../texts.ts';

const parseForm = ({ values: { usuario = '', senha = '' }, url, context }: FormArgs) => ({
  usuario: usuario.trim(),
  senha,
  target: parseSignInTarget(url.searchParams),
  storefront: context.get(storefrontContext),
});

const signIn: FormHandler = async (args) => {
  const { target, storefront } = parseForm(args);
  const failure = await logIn(args);
  return failure ?? continueSignedIn(storefront, target);
};

/** Signs in without a redirect. `load` loads the personal data of the current page, with the customer in the context. */
export function createSignInHere<Personal>(
  load: (context: FormArgs['context']) => Promise<Personal>,
): FormHandler<{ personal: Personal }> {
  return async (args) => (await logIn(args)) ?? { personal: await load(args.context) };
}

async function logIn(args: FormArgs): Promise<FormFailure | undefined> {
  const { usuario, senha, storefront } = parseForm(args);
  if (usuario === '' || senha === '') return { error: authTexts.empty };
  const user = await storefront.api.call('login', { body: { usuario, senha }, skipsErrorPage: true });
  args.context.set(customerContext, toCustomer(user));
  return undefined;
}

/** A no-script submit redirects, so that a reload sends no second mail. */
const recover: FormHandler = async (args) => {
  const { usuario, target, storefront } = parseForm(args);
  if (usuario === '') return { error: authTexts.empty };
  await storefront.api.call('passwordRecovery', { body: { usuario }, skipsErrorPage: true });
  if (!args.isDocument) return {};
  return redirect(storefront.toHref(withTarget(paths.signIn, target, { recuperar: 'enviado' })), 303);
};

/** The two forms of the sign-in page, by intent. */
export const signInForms = { entrar: signIn, recuperar: recover };
