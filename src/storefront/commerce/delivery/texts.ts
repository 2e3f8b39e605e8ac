export const badCepText = 'Confira o CEP: são 8 números.';
export const quoteFailedText = 'Não foi possível calcular o frete agora. Tente de novo.';
/** Name of the field, and of the query key when its form is sent without script. */
export const cepField = 'cep';
