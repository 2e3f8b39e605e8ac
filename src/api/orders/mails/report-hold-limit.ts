import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { toSaoPauloTime } from '#rules/calendar-day.ts';
import type { HoldLimit } from '#rules/inventory/unpaid-holds.ts';
import type { ApiLogger } from '../../http/dependencies.ts';
import { queueMail } from '../../mail/mail.ts';
import { findShopEmail } from './merchant-mails.ts';

/** Limits that one buyer reaches alone; they are no news for the merchant. */
const ownLimits: readonly HoldLimit[] = ['buyer-orders', 'buyer-stock', 'mailbox'];

/** Logs that an order was refused, and mails the shop once a day if unpaid orders of many buyers are the reason. */
export async function reportHoldLimit(
  { database, logger }: { database: Database; logger: ApiLogger },
  { limit, shopId, nowMs }: { limit: HoldLimit; shopId: string; nowMs: number },
): Promise<void> {
  logger.warn({ limit }, 'an order was refused: unpaid orders hold too much');
  if (ownLimits.includes(limit)) return;
  await inTransaction(database.kysely, async (transaction) => {
    const to = await findShopEmail(transaction);
    if (to === '') return;
    const messageId = `unpaid-orders-${toSaoPauloTime(nowMs).day}`;
    await queueMail(transaction, { kind: 'unpaid-orders', shopId, messageId, payload: { to }, nowMs });
  });
}
