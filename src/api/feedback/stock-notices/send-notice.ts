import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { toShopUrl } from '../../catalogue/published/links.ts';
import { queueLimitedMail } from '../../mail/mail.ts';

export interface AvailableUnit {
  /** Includes the value's label, such as `Óleo de Laranja (30 ml)`. */
  name: string;
  priceCents: number;
  path: string;
  /** Shops that sell it. */
  shops: ReadonlySet<string>;
}

/** The address is not proven, and an order that is not paid can sell a unit out and bring it back. */
export const noticeLimit = { kind: 'back-in-stock', mostPerHour: 3 } as const;

/**
 * Queues the mail that the unit is back. False when another process has sent the notice already, or when its mailbox has got its
 * notices of this hour: then it stays open.
 */
export function sendNotice(
  { kysely }: Database,
  id: number,
  unit: AvailableUnit,
  { nowMs, siteUrl }: { nowMs: number; siteUrl: string },
): Promise<boolean> {
  return inTransaction(kysely, async (transaction) => {
    const notice = await transaction
      .updateTable('stock_notices')
      .set({ notified_at: nowMs })
      .where('id', '=', id)
      .where('notified_at', 'is', null)
      .returning(['name', 'email', 'shop_id'])
      .executeTakeFirst();
    if (!notice) return false;
    const shopId = findSeller(unit, notice.shop_id);
    const payload = {
      to: notice.email,
      name: notice.name,
      product: unit.name,
      priceCents: unit.priceCents,
      link: toShopUrl(siteUrl, unit.path, shopId),
    };
    const { kind, mostPerHour } = noticeLimit;
    const isQueued = await queueLimitedMail(transaction, { kind, shopId, payload, nowMs }, mostPerHour);
    if (!isQueued)
      await transaction.updateTable('stock_notices').set({ notified_at: null }).where('id', '=', id).execute();
    return isQueued;
  });
}

/** The shop of the request, if it sells the product; else the first shop that does. */
function findSeller({ shops }: AvailableUnit, wanted: string): string {
  const [first = wanted] = shops;
  return shops.has(wanted) ? wanted : first;
}
