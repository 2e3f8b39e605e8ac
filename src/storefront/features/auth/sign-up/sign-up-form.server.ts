import { z } from 'zod';
import { stateCodes } from '#contract/customers/address.ts';
import { fieldSentences } from '#contract/customers/profile-fields.ts';
import { registrationSchema } from '#contract/customers/profile.ts';
import { passwordLength } from '#rules/customers/password.ts';
import { form } from '#web/forms/form-action.server.ts';
import { parseSignInTarget } from '../../../commerce/account/sign-in-address.ts';
import { storefrontContext } from '../../../request-context.server.ts';
import { continueSignedIn } from '../continue-signed-in.server.ts';

/** Texts that the loader passes to the page, so that the browser need not load the schemas beside them. */
export interface SignUpTexts {
  sentences: Readonly<Record<string, string>>;
  stateCodes: readonly string[];
}

export function readSignUpTexts(): SignUpTexts {
  return { sentences: fieldSentences, stateCodes: stateCodes.toSorted() };
}

/** Nests the form's fields as in the contract; an address with only empty fields becomes null. */
const signUpSchema = z.preprocess(
  toRegistration,
  registrationSchema.extend({
    senha: registrationSchema.shape.senha.refine((text) => [...text.normalize('NFC')].length >= passwordLength.least),
  }),
);

function toRegistration(values: unknown) {
  const { cep, rua, numero, complemento, bairro, cidade, uf, ...person } = z
    .record(z.string(), z.string())
    .parse(values);
  const address = { cep, rua, numero, complemento, bairro, cidade, uf };
  const hasAddress = Object.values(address).some((text = '') => text.trim() !== '');
  return { ...person, endereco: hasAddress ? address : null };
}

const sentences: ReadonlyMap<string, string> = new Map(Object.entries(fieldSentences));
const tooShort = `A senha precisa de pelo menos ${passwordLength.least} caracteres.`;
const toSentence = (field: string, value: string) =>
  field === 'senha' && value !== '' ? tooShort : (sentences.get(field) ?? '');

/**
 * Registers a customer, signs in and redirects. If an account exists already, the API returns the same success without a
 * session and mails the owner; the page then shows the API's message.
 */
export const signUpForm = form(
  signUpSchema,
  async (registration, { url, context }) => {
    const storefront = context.get(storefrontContext);
    const { api } = storefront;
    const { mensagem = '' } = await api.call('register', { body: registration, skipsErrorPage: 'outside debug' });
    const user = await api.call('user', { skipsErrorPage: true });
    if (!user.logado) return { message: mensagem };
    return continueSignedIn(storefront, parseSignInTarget(url.searchParams));
  },
  toSentence,
);
