import type { Database } from '#database/client.ts';
import { withRetry } from '../../database-errors.ts';
import { queueMail } from '../../outbox/mail.ts';

export interface AvailableUnit {
  /** With the value's label, such as `Óleo de Laranja (30 ml)`. */
  name: string;
  priceCents: number;
  /** Absolute. */
  link: string;
}

/** Mails that the unit is back. False when the notice was answered already: whoever marks it first mails. */
export function answerNotice(
  { kysely }: Database,
  id: number,
  unit: AvailableUnit,
  { nowMs, siteUrl }: { nowMs: number; siteUrl: string },
): Promise<boolean> {
  return withRetry(() =>
    kysely.transaction().execute(async (transaction) => {
      const notice = await transaction
        .updateTable('stock_notices')
        .set({ notified_at: nowMs })
        .where('id', '=', id)
        .where('notified_at', 'is', null)
        .returning(['name', 'email', 'created_at'])
        .executeTakeFirst();
      if (!notice) return false;
      await queueMail(transaction, {
        kind: 'back-in-stock',
        payload: {
          to: notice.email,
          name: notice.name,
          product: unit.name,
          priceCents: unit.priceCents,
          link: unit.link,
        },
        messageId: `back-in-stock-${id}-${notice.created_at}@${new URL(siteUrl).hostname}`,
        nowMs,
      });
      return true;
    }),
  );
}
