import { sitePaths } from '#contract/site-paths.ts';
import type { Database } from '#database/client.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import { toShopUrl } from '../../../catalogue/published/links.ts';
import { ApiError } from '../../../http/errors.ts';
import { createSecretToken, hashSecretToken } from '../../../http/secret-token.ts';
import { queueLimitedMail, queueMail } from '../../../mail/mail.ts';
import { changeAccount, type Customer } from '../../account/change-account.ts';

interface NewEmail {
  email: string;
  siteUrl: string;
  shopId: string;
  nowMs: number;
}

const hourMs = 60 * 60 * 1000;
const linkHours = 24;
/** Maximum number of links mailed to one address within an hour, over all customers; earlier links stay valid. */
const maxLinksPerHour = 3;

/**
 * Mails the new address a link that changes it. When another account has the address, its owner is notified instead: only who reads
 * the mail learns of the account. Either way links mailed to other addresses before end, since a link that stayed valid would reveal it.
 * Throws `refused` for the account's own address.
 */
export function startEmailChange(database: Database, customerId: number, change: NewEmail): Promise<void> {
  return changeAccount(database, customerId, async (transaction, customer) => {
    if (customer.email === change.email)
      throw new ApiError('refused', 'Este já é o e-mail da sua conta.', { field: 'email' });
    await transaction
      .deleteFrom('email_changes')
      .where('customer_id', '=', customerId)
      .where('email', '<>', change.email)
      .execute();
    const owner = await transaction
      .selectFrom('customers')
      .select(['id', 'email', 'name'])
      .where('email', '=', change.email)
      .executeTakeFirst();
    const token = createSecretToken();
    const isMailed = owner
      ? await warnOwner(transaction, owner, change)
      : await mailLink(transaction, customer, change, token);
    await storeChange(transaction, customerId, change, { token, isMailed });
  });
}

/**
 * Stores the change also when no link was mailed: the customer's export lists it, which must not reveal it either. A link mailed before
 * then counts from now.
 */
async function storeChange(
  kysely: Queryable,
  customerId: number,
  { email, nowMs }: NewEmail,
  { token, isMailed }: { token: string; isMailed: boolean },
): Promise<void> {
  const expiresAt = nowMs + linkHours * hourMs;
  if (!isMailed) {
    const { numUpdatedRows } = await kysely
      .updateTable('email_changes')
      .set({ expires_at: expiresAt })
      .where('customer_id', '=', customerId)
      .where('email', '=', email)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
  }
  await kysely
    .insertInto('email_changes')
    .values({ token_hash: hashSecretToken(token), customer_id: customerId, email, expires_at: expiresAt })
    .execute();
}

/** Returns false when the address got its links of this hour. */
function mailLink(
  kysely: Queryable,
  { id, name }: Customer,
  { email, siteUrl, shopId, nowMs }: NewEmail,
  token: string,
): Promise<boolean> {
  const link = toShopUrl(siteUrl, `${sitePaths.confirmEmail}?${new URLSearchParams({ token }).toString()}`, shopId);
  const payload = { to: email, name, link, hours: linkHours };
  return queueLimitedMail(kysely, { kind: 'confirm-email', shopId, payload, customerId: id, nowMs }, maxLinksPerHour);
}

/** At most once an hour. Returns false, as it mails no link. */
async function warnOwner(
  kysely: Queryable,
  { id, email, name }: { id: number; email: string; name: string },
  { siteUrl, shopId, nowMs }: NewEmail,
): Promise<false> {
  await queueMail(kysely, {
    kind: 'email-taken',
    shopId,
    payload: { to: email, name, signInLink: toShopUrl(siteUrl, sitePaths.signIn, shopId) },
    messageId: `email-taken-${id}-${Math.floor(nowMs / hourMs)}`,
    nowMs,
  });
  return false;
}
