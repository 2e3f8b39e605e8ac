// A refund in a transaction of its own.

import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { type RefundInput, refundWithin } from '../merchant/refund-order.ts';

export const refundOrder = ({ kysely }: Database, input: RefundInput): Promise<boolean> =>
  inTransaction(kysely, (transaction) => refundWithin(transaction, input));
