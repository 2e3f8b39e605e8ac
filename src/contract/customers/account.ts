// Signing in and out, the user, recovery of the password (contract 4.6).

export const accountCalls = {};
