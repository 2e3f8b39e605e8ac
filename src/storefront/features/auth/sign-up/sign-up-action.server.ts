import { data } from 'react-router';
import { stateCodes } from '#contract/customers/address.ts';
import { fieldSentences } from '#contract/customers/profile-fields.ts';
import { registrationSchema } from '#contract/customers/profile.ts';
import { passwordLength } from '#rules/customers/password.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { parseSignInTarget } from '../../../commerce/account/sign-in-address.ts';
import type { StorefrontContext } from '../../../request-context.server.ts';
import { goOnSignedIn } from '../go-on.server.ts';
import { type FieldErrors, isFieldName, readSignUp, type SignUpResult, type SignUpTexts } from './sign-up-fields.ts';

/** The sentences stand beside schemas that the browser need not load: they travel with the page. */
export function readSignUpTexts(): SignUpTexts {
  return { sentences: fieldSentences, stateCodes: stateCodes.toSorted() };
}

/**
 * Opens an account. A new customer is signed in and goes on. When there is an account already the API answers alike and
 * tells its owner by mail: then the page says what it says.
 */
export async function answerSignUp(request: Request, storefront: StorefrontContext) {
  const { password, values } = readSignUp(await request.formData());
  const registration = toRegistration(values, password);
  const errors = findErrors(registration);
  if (Object.keys(errors).length > 0) return data<SignUpResult>({ values, errors }, { status: 422 });
  const { api } = storefront;
  try {
    const { mensagem = '' } = await api.call('register', { body: registration, skipsErrorPage: true });
    const user = await api.call('user', { skipsErrorPage: true });
    if (!user.logado) return data<SignUpResult>({ values: {}, errors: {}, received: mensagem });
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    return data<SignUpResult>({ values, ...toFailure(error) }, { status: error.status });
  }
  return goOnSignedIn(storefront, parseSignInTarget(new URL(request.url).searchParams));
}

/** An address of which nothing is filled in is none. */
function toRegistration(
  { cep, rua, numero, complemento, bairro, cidade, uf, ...person }: ReturnType<typeof readSignUp>['values'],
  senha: string,
) {
  const address = { cep, rua, numero, complemento, bairro, cidade, uf };
  const hasAddress = Object.values(address).some((text) => text.trim() !== '');
  return { ...person, senha, endereco: hasAddress ? address : null };
}

function findErrors(registration: ReturnType<typeof toRegistration>): FieldErrors {
  const issues = registrationSchema.safeParse(registration).error?.issues ?? [];
  const errors: FieldErrors = {};
  for (const { path } of issues) {
    const name = path.findLast(isFieldName);
    if (name) errors[name] = fieldSentences[name];
  }
  const length = [...registration.senha.normalize('NFC')].length;
  if (length > 0 && length < passwordLength.least) {
    errors.senha = `A senha precisa de pelo menos ${passwordLength.least} caracteres.`;
  }
  return errors;
}

/** The API refuses a poor password by 422, and a field by its own sentence: both belong beside the field. */
function toFailure({ status, message }: ApiCallError): Pick<SignUpResult, 'errors' | 'failure'> {
  if (status === 422) return { errors: { senha: message } };
  const name = Object.entries(fieldSentences).find(([, sentence]) => sentence === message)?.[0];
  return isFieldName(name) ? { errors: { [name]: message } } : { errors: {}, failure: message };
}
