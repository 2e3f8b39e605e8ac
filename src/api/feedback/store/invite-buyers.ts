import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { isUnmailed } from '../../mail/mail.ts';
import { inviteToReview } from './invite-to-review.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** By then the buyer has tried it, and cannot withdraw any more. */
const waitDays = 8;
/** Shorter than the time for which a sent mail stays in the queue, where it is looked up. */
const lastDay = 30;
const ordersPerStep = 50;

/**
 * Invites the buyers of delivered orders to review the shop, once per order (specification 10.17), unless the goods came back.
 * Safe in several processes at once.
 */
export async function inviteBuyers(
  { kysely }: Database,
  { nowMs, siteUrl }: { nowMs: number; siteUrl: string },
): Promise<void> {
  let after = 0;
  for (;;) {
    const due = await kysely
      .selectFrom('orders')
      .select(['id', 'number', 'name', 'email', 'shop_id'])
      .where('goods_state', '=', 'delivered')
      .where('money_state', '=', 'paid')
      .where('delivered_at', '>', nowMs - lastDay * dayMs)
      .where('delivered_at', '<=', nowMs - waitDays * dayMs)
      .where('email', '<>', '')
      .where(isUnmailed('review-invitation-'))
      .where('id', '>', after)
      .orderBy('id')
      .limit(ordersPerStep)
      .execute();
    for (const { number, name: customerName, email, shop_id: shopId } of due) {
      const invitation = { customerName, email, shopId, siteUrl, nowMs, messageId: `review-invitation-${number}` };
      await inTransaction(kysely, (transaction) => inviteToReview(transaction, invitation));
    }
    after = due.at(-1)?.id ?? after;
    if (due.length < ordersPerStep) return;
  }
}
