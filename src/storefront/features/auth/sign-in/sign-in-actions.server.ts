import { data, redirect } from 'react-router';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { isPlainForm, readFields } from '#web/http/posted-form.ts';
import { parseSignInTarget, withTarget } from '../../../commerce/account/sign-in-address.ts';
import type { StorefrontContext } from '../../../request-context.server.ts';
import { paths } from '../../../routes.ts';
import { goOnSignedIn } from '../go-on.server.ts';
import { accessTexts } from '../texts.ts';

/** How a form of the page went; what worked leads elsewhere. */
export interface AccessResult {
  form: 'signIn' | 'recovery';
  /** For the shopper; absent where the mail is under way. */
  error?: string;
  /** As it was typed, to be kept. */
  name: string;
}

/** The two forms of the page: `intent` tells them apart. */
export async function answerSignInPage(request: Request, storefront: StorefrontContext) {
  const { intent, usuario = '', senha = '' } = readFields(await request.formData());
  const name = usuario.trim();
  return intent === 'recuperar' ? recover(request, storefront, name) : signIn(request, storefront, name, senha);
}

async function signIn(request: Request, storefront: StorefrontContext, name: string, password: string) {
  if (name === '' || password === '') return fail('signIn', name, 422, accessTexts.empty);
  try {
    await storefront.api.call('login', { body: { usuario: name, senha: password }, skipsErrorPage: true });
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    return fail('signIn', name, error.status, error.message);
  }
  return goOnSignedIn(storefront, parseSignInTarget(new URL(request.url).searchParams));
}

/** Without script the address of the answer says that the mail is under way: a reload sends nothing twice. */
async function recover(request: Request, { api, toHref }: StorefrontContext, name: string) {
  if (name === '') return fail('recovery', name, 422, accessTexts.empty);
  try {
    await api.call('passwordRecovery', { body: { usuario: name }, skipsErrorPage: true });
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    return fail('recovery', name, error.status, error.message);
  }
  if (!isPlainForm(request)) return data<AccessResult>({ form: 'recovery', name });
  const target = parseSignInTarget(new URL(request.url).searchParams);
  return redirect(toHref(withTarget(paths.signIn, target, { recuperar: 'enviado' })), 303);
}

function fail(form: AccessResult['form'], name: string, status: number, error: string) {
  return data<AccessResult>({ form, name, error }, { status });
}
