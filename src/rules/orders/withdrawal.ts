// The buyer's right to withdraw, and until when the shop answers requests (specification 10.6).

import { addDays, toSaoPauloTime } from '../calendar-day.ts';

/** The days of the right to withdraw, by law (CDC 49). */
export const withdrawalDays = 7;
const answerDays = 5;

/** The last day (`YYYY-MM-DD`) of the right to withdraw: the day of delivery in São Paulo itself is not counted. */
export function findLastWithdrawalDay(deliveredAt: number): string {
  return addDays(toSaoPauloTime(deliveredAt).day, withdrawalDays);
}

/** Times in epoch milliseconds. Open until the last day ends in São Paulo, and always before delivery. */
export function isWithdrawalOpen(deliveredAt: number | null, nowMs: number): boolean {
  return deliveredAt === null || toSaoPauloTime(nowMs).day <= findLastWithdrawalDay(deliveredAt);
}

/** The day (`YYYY-MM-DD`) by whose end in São Paulo a request received at `receivedAt` is answered, of whatever kind. */
export function findAnswerDueDay(receivedAt: number): string {
  return addDays(toSaoPauloTime(receivedAt).day, answerDays);
}
