// Coupons and bought-together prices (contract 4.4 and 4.5).

export const promotionCalls = {};
