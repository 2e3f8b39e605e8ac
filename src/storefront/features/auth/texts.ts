/** Specification 5 fixes this text. */
export const incompleteText = 'Preencha todos os campos';
