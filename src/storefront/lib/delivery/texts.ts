export const badCepText = 'Confira o CEP: são 8 números.';
export const tryLaterText = 'Não deu certo agora. Tente de novo em instantes.';
export const quoteFailedText = 'Não foi possível calcular o frete agora. Tente de novo.';
/** Name of the field, and of the query key when its form is sent without script. */
export const cepField = 'cep';
