// The fields of the sign-up, by their names on the wire.
import { readFields } from '#web/http/posted-form.ts';

export const addressNames = ['cep', 'rua', 'numero', 'complemento', 'bairro', 'cidade', 'uf'] as const;
/** In the order of the page. */
export const fieldNames = [
  'nomeRazao',
  'email',
  'documento',
  'celular',
  'nascimento',
  'senha',
  ...addressNames,
  'aceitaTermos',
] as const;

export type FieldName = (typeof fieldNames)[number];
export type FieldErrors = Partial<Record<FieldName, string>>;

/** What was typed, to be kept; never the password. */
export interface SignUpValues extends Partial<Record<Exclude<FieldName, 'senha' | 'aceitaTermos'>, string>> {
  aceitaTermos?: boolean;
  aceitaNovidades?: boolean;
}

export interface SignUpResult {
  values: SignUpValues;
  errors: FieldErrors;
  /** What failed besides the fields. */
  failure?: string;
  /** The API took the form and signed nobody in: what it says about that. */
  received?: string;
}

/** What the page needs and only the server has. */
export interface SignUpTexts {
  /** By field: what is wrong with it. */
  sentences: Record<FieldName, string>;
  stateCodes: readonly string[];
}

/** Of a field's input, so that the summary of errors can lead there. */
export function toFieldId(name: FieldName): string {
  return `cadastro-${name}`;
}

export function isFieldName(name: unknown): name is FieldName {
  const names: readonly unknown[] = fieldNames;
  return names.includes(name);
}

export function readSignUp(form: FormData) {
  const fields = readFields(form);
  const read = (name: FieldName) => fields[name] ?? '';
  return {
    password: read('senha'),
    values: {
      nomeRazao: read('nomeRazao'),
      email: read('email'),
      documento: read('documento'),
      celular: read('celular'),
      nascimento: read('nascimento'),
      cep: read('cep'),
      rua: read('rua'),
      numero: read('numero'),
      complemento: read('complemento'),
      bairro: read('bairro'),
      cidade: read('cidade'),
      uf: read('uf'),
      aceitaTermos: form.has('aceitaTermos'),
      aceitaNovidades: form.has('aceitaNovidades'),
    },
  };
}
