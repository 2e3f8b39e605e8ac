// Registration and what the account pages need: our own calls beside the contract.

export const profileCalls = {};
