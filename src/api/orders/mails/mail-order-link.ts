import { sitePaths } from '#contract/site-paths.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { formatOrderNumber, parseOrderNumber } from '#rules/orders/order-number.ts';
import { toShopUrl } from '../../catalogue/published/links.ts';
import type { ApiDependencies } from '../../http/dependencies.ts';
import { createSecretToken } from '../../http/secret-token.ts';
import { queueLimitedMail } from '../../mail/mail.ts';
import { addOrderLink } from './add-order-link.ts';

/** Links to orders of one address within an hour. */
const maxLinksPerHour = 6;

/** Mails a link to the order, if the address is that of its buyer. Earlier links stay valid. */
export async function mailOrderLink(
  { database, clock, siteUrl }: Pick<ApiDependencies, 'database' | 'clock' | 'siteUrl'>,
  { number: typed, email }: { number: string; email: string },
): Promise<void> {
  const number = parseOrderNumber(typed);
  const order =
    number !== undefined &&
    (await database.kysely
      .selectFrom('orders')
      .select(['id', 'name', 'shop_id as shopId'])
      .where('number', '=', number)
      .where('email', '=', email)
      .executeTakeFirst());
  if (!order) return;
  const token = createSecretToken();
  const nowMs = clock().getTime();
  const { id, name, shopId } = order;
  const shown = formatOrderNumber(number);
  const link = toShopUrl(siteUrl, `${sitePaths.order}/${shown}?t=${token}`, shopId);
  const payload = { to: email, name, number: shown, link };
  await inTransaction(database.kysely, async (transaction) => {
    const isQueued = await queueLimitedMail(
      transaction,
      { kind: 'order-link', shopId, payload, nowMs },
      maxLinksPerHour,
    );
    if (!isQueued) return;
    await addOrderLink(transaction, { orderId: id, token, nowMs });
  });
}
