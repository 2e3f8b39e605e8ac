/** Maximum number of addresses per account. */
export const maxAddresses = 20;
