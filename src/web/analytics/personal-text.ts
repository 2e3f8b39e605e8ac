const email = /[\w.%+-]+@[\w.-]+/g;
/** The digits of a CEP, a CPF, a CNPJ or a phone, however they are grouped; prices and measures have fewer. */
const longNumber = /\d(?:[\s().+/-]*\d){7,}/g;

/** A text that a visitor may have typed, without what identifies a person: it is handed to third parties. */
export function hidePersonal(text: string): string {
  return text.replaceAll(email, '***').replaceAll(longNumber, '***');
}
