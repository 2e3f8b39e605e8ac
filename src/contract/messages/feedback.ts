// Ratings and questions (contract 4.9 and 4.13).

export const feedbackCalls = {};
