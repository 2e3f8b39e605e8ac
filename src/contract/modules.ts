// The platform's further calls (contract 4.14).

export const moduleCalls = {};
