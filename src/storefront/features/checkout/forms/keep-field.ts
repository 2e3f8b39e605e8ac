/** The name of the checkbox that adds a typed address to the account. */
export const keepField = 'guardar';
