import { z } from 'zod';
import { stateCodes } from '#contract/customers/address.ts';
import { fieldSentences, findPersonSentence } from '#contract/customers/profile-fields.ts';
import { registrationSchema } from '#contract/customers/profile.ts';
import { passwordLength } from '#rules/customers/password.ts';
import { toUnicodeForm } from '#rules/typed-text.ts';
import { form } from '#web/forms/form-action.server.ts';
import { parseSignInTarget } from '../../../commerce/account/sign-in-address.ts';
import { storefrontContext } from '../../../request-context.server.ts';

/** Texts that the loader passes to the page, so that the browser need not load the schemas beside them. */
export interface SignUpTexts {
  sentences: Readonly<Record<string, string>>;
  stateCodes: readonly string[];
}

export function readSignUpTexts(): SignUpTexts {
  return { sentences: fieldSentences, stateCodes: [...stateCodes].sort() };
}

/** Nests the form's fields as in the contract; an address with only empty fields becomes null. */
const signUpSchema = z.preprocess(
  toRegistration,
  registrationSchema.extend({
    senha: registrationSchema.shape.senha.refine(
      (text) => [...toUnicodeForm(text, 'NFC')].length >= passwordLength.least,
    ),
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

const tooShort = `A senha precisa de pelo menos ${passwordLength.least} caracteres.`;
const toSentence = (field: string, value: string) =>
  field === 'senha' && value !== '' ? tooShort : (findPersonSentence(field, value) ?? '');

/**
 * Mails a link that opens the account, and shows the API's message. The API responds the same when there is an account already;
 * the mail then says so.
 */
export const signUpForm = form(
  signUpSchema,
  async (registration, { url, context }) => {
    const { returnPath: voltar, favourite: favorito } = parseSignInTarget(url.searchParams);
    const body = { ...registration, voltar, favorito };
    const { api } = context.get(storefrontContext);
    const { mensagem = '' } = await api.call('register', { body, skipsErrorPage: 'outside debug' });
    return { message: mensagem };
  },
  toSentence,
);
