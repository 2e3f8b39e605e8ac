import { fieldSentences } from '#contract/customers/profile-fields.ts';

/** The API answers one sentence, which names its field in words. */
const beginnings: readonly (readonly [text: string, field: string])[] = [
  ['A senha atual', 'senhaAtual'],
  ['A senha', 'novaSenha'],
  ['Essa senha', 'novaSenha'],
  ['Não é possível usar este e-mail', 'email'],
];

/** The field that a refusal of the API is about; undefined shows the sentence above the form's button. */
export function findBlamedField(message: string): string | undefined {
  const [field] = Object.entries(fieldSentences).find(([, sentence]) => sentence === message) ?? [];
  return field ?? beginnings.find(([text]) => message.startsWith(text))?.[1];
}
