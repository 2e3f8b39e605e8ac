// Newsletter, notices, contact (contract 4.13).

export const formCalls = {};
