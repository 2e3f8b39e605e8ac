import { redirect } from 'react-router';
import type { FormArgs, FormHandler } from '#web/forms/form-action.server.ts';
import { parseSignInTarget, withTarget } from '../../../commerce/account/sign-in-address.ts';
import { storefrontContext } from '../../../request-context.server.ts';
import { paths } from '../../../routes.ts';
import { goOnSignedIn } from '../go-on.server.ts';
import { accessTexts } from '../texts.ts';

const readForm = ({ values: { usuario = '', senha = '' }, url, context }: FormArgs) => ({
  usuario: usuario.trim(),
  senha,
  target: parseSignInTarget(url.searchParams),
  storefront: context.get(storefrontContext),
});

const signIn: FormHandler = async (args) => {
  const { usuario, senha, target, storefront } = readForm(args);
  if (usuario === '' || senha === '') return { error: accessTexts.empty };
  await storefront.api.call('login', { body: { usuario, senha }, skipsErrorPage: true });
  return goOnSignedIn(storefront, target);
};

/** Without script the address of the answer says that the mail was sent: a reload sends no other. */
const recover: FormHandler = async (args) => {
  const { usuario, target, storefront } = readForm(args);
  if (usuario === '') return { error: accessTexts.empty };
  await storefront.api.call('passwordRecovery', { body: { usuario }, skipsErrorPage: true });
  if (!args.isDocument) return {};
  return redirect(storefront.toHref(withTarget(paths.signIn, target, { recuperar: 'enviado' })), 303);
};

/** The two forms of the page. */
export const signInForms = { entrar: signIn, recuperar: recover };
