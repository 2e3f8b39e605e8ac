// Prints what unpaid orders of strangers do to a shop, with and without the limits: node tools/dev/simulate-holds.ts

import { simulateDay } from '#rules/inventory/testing/simulate-day.ts';

const percent = (part: number) => `${Math.round(part * 100)} %`;

for (const minutesToPay of [30, 1440])
  for (const networks of [0, 1, 10, 1000])
    for (const hasLimits of [false, true]) {
      const { offSale, refusedNew, refusedReturning, unpaidOrders } = simulateDay({
        networks,
        hasLimits,
        minutesToPay,
      });
      console.log(
        [
          `${minutesToPay} minutes to pay`,
          `${networks} networks`,
          hasLimits ? 'limits' : 'no limits',
          `${offSale} of 230 products off sale`,
          `refused: ${percent(refusedNew)} of new buyers, ${percent(refusedReturning)} of those who have paid before`,
          `${unpaidOrders} unpaid orders`,
        ].join(' · '),
      );
    }
