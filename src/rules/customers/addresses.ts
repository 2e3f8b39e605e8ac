/** How many addresses one account keeps. */
export const maxAddresses = 20;
