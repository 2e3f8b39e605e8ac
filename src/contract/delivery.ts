// Freight and the postal code of a visit (contract 4.6 and 4.8).

export const deliveryCalls = {};
