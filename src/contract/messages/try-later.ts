/** For failures that are probably transient, of the API and of the pages. */
export const tryLaterText = 'Não deu certo agora. Tente de novo em instantes.';
