/** What a shopper reads where something failed that may work in a moment. */
export const tryLaterText = 'Não deu certo agora. Tente de novo em instantes.';
