import { formatNumber } from '#rules/money.ts';

/** "1 produto", "48 produtos". */
export function toProductCount(total: number): string {
  return `${formatNumber(total)} ${total === 1 ? 'produto' : 'produtos'}`;
}
