/** Where the stars near a name lead. */
export const reviewsId = 'avaliacoes';
