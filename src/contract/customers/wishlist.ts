// Favourites (contract 4.7).

export const wishlistCalls = {};
