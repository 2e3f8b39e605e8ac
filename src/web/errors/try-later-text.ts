/** For failures that are probably transient. */
export const tryLaterText = 'Não deu certo agora. Tente de novo em instantes.';
