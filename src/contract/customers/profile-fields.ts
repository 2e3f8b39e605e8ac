// Fields of the forms about a person, and the messages for invalid values.

import { z } from 'zod';
import { isBirthDate } from '#rules/calendar-day.ts';
import { parseDocument } from '#rules/document.ts';
import { parsePhone } from '#rules/phone.ts';
import { cleanCode, removeInvisible, toUnicodeForm } from '#rules/typed-text.ts';
import { personNameSchema, refuse } from '../shared.ts';

/** The name of a person or a company: letters, digits, spaces and the punctuation of names; at least one letter. */
export const nameSchema = z
  .string()
  .overwrite((name) => removeInvisible(toUnicodeForm(name, 'NFC')).replaceAll(/\s+/g, ' '))
  .pipe(personNameSchema.regex(/^(?=.*\p{L})[\p{L}\p{M}\p{N} .,'’´&()/-]+$/u));

/** CPF or CNPJ, formatted or not; the result is normalised. */
export const documentSchema = z
  .string()
  .max(40)
  .transform((text, context) => parseDocument(text) ?? refuse(context));

/** The result has ten or eleven digits and no punctuation. */
export const brazilianPhoneSchema = z
  .string()
  .max(30)
  .transform((text, context) => parsePhone(text) ?? refuse(context));

/** `YYYY-MM-DD`, or '' when not given. The API also refuses dates in the future, because the schema has no clock. */
export const birthDateSchema = z
  .string()
  .overwrite(cleanCode)
  .refine((text) => text === '' || isBirthDate(text, '9999-12-31'));

/** As in the user of the contract (4.6); '' when not given. */
export const genderSchema = z.enum(['', 'm', 'f', 'o', 'i']);

/**
 * Refuses impossible passwords before they are hashed, and accepts the length of every stored one, so that a wrong password is
 * reported as wrong, not as malformed. The API checks the strength of new ones, with a message for each rule.
 */
export const passwordSchema = z.string().min(1).max(1000);

/** The message for each field with a wrong value; the key of a nested field is its whole path. */
export const fieldSentences = {
  nomeRazao: 'Escreva o nome completo (ou a razão social), com letras e sem sinais como @ ou #.',
  email: 'Confira o e-mail. O formato é nome@exemplo.com.br.',
  documento: 'Confira o CPF ou o CNPJ. Algum número não está certo.',
  celular: 'Confira o celular. Escreva o DDD e o número, como (41) 99999-0000.',
  nascimento: 'Confira a data de nascimento.',
  sexo: 'Escolha uma das opções de gênero, ou deixe em branco.',
  senha: 'Crie uma senha.',
  novaSenha: 'Crie uma senha nova.',
  senhaAtual: 'Digite a sua senha atual.',
  aceitaTermos: 'Para criar a conta, é preciso aceitar os termos de uso e a política de privacidade.',
  aceitaNovidades: 'Diga se quer receber novidades: sim ou não.',
  endereco: 'Confira o endereço.',
  nome: 'O apelido do endereço pode ter até 40 caracteres.',
  cep: 'Confira o CEP: são 8 números.',
  rua: 'Escreva o nome da rua.',
  numero: 'Escreva o número do endereço. Se não houver, escreva S/N.',
  complemento: 'O complemento pode ter até 80 caracteres.',
  bairro: 'Escreva o bairro.',
  cidade: 'Escreva a cidade.',
  uf: 'Escolha o estado.',
  principal: 'Diga se este é o endereço principal: sim ou não.',
  voltar: 'Confira o endereço da página seguinte.',
  favorito: 'Confira o produto favorito.',
  finalidade: 'Escolha sobre o que é a autorização.',
  aceita: 'Diga se você aceita: sim ou não.',
  confirmacao: 'Para confirmar, escreva APAGAR em letras maiúsculas.',
};

const wrongSentences: ReadonlyMap<string, string> = new Map(Object.entries(fieldSentences));

/** The message for an empty field, where that of a wrong value would puzzle. */
const missingSentences: ReadonlyMap<string, string> = new Map([
  ['nomeRazao', 'Escreva o seu nome completo.'],
  ['email', 'Escreva o seu e-mail.'],
  ['documento', 'Escreva o seu CPF ou CNPJ.'],
  ['celular', 'Escreva o seu celular.'],
  ['cep', 'Informe o CEP.'],
]);

/** The message for a field of the forms about a person; undefined for any other field. */
export function findPersonSentence(field: string, value: unknown): string | undefined {
  const isMissing = value === undefined || (typeof value === 'string' && value.trim() === '');
  return (isMissing ? missingSentences.get(field) : undefined) ?? wrongSentences.get(field);
}
