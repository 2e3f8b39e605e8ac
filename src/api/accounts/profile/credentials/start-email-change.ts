import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sitePaths } from '#contract/site-paths.ts';
import type { Database } from '#database/client.ts';
import { deleteInSteps } from '#database/delete-in-steps.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import { toShopUrl } from '../../../catalogue/published/links.ts';
import { ApiError } from '../../../http/errors.ts';
import { createSecretToken, hashSecretToken } from '../../../http/secret-token.ts';
import { queueMail } from '../../../mail/mail.ts';
import { changeAccount, type Customer } from '../../account/change-account.ts';

interface NewEmail {
  email: string;
  siteUrl: string;
  shopId: string;
  nowMs: number;
}

const hourMs = 60 * 60 * 1000;
const linkHours = 24;

/**
 * Mails the new address a link that changes it. When another account has the address, its owner is told instead: only who reads
 * the mail learns of the account. Either way links mailed before end, since a link that stayed valid would tell. Throws `refused`
 * for the account's own address.
 */
export function startEmailChange(database: Database, customerId: number, change: NewEmail): Promise<void> {
  return changeAccount(database, customerId, async (transaction, customer) => {
    if (customer.email === change.email)
      throw new ApiError('refused', 'Este já é o e-mail da sua conta.', { field: 'email' });
    await transaction.deleteFrom('email_changes').where('customer_id', '=', customerId).execute();
    const owner = await transaction
      .selectFrom('customers')
      .select(['id', 'email', 'name'])
      .where('email', '=', change.email)
      .executeTakeFirst();
    await (owner ? warnOwner(transaction, owner, change) : mailLink(transaction, customer, change));
  });
}

async function mailLink(
  kysely: Kysely<DatabaseSchema>,
  { id, name }: Customer,
  { email, siteUrl, shopId, nowMs }: NewEmail,
): Promise<void> {
  const token = createSecretToken();
  const tokenHash = hashSecretToken(token);
  const expiresAt = nowMs + linkHours * hourMs;
  await kysely
    .insertInto('email_changes')
    .values({ token_hash: tokenHash, customer_id: id, email, expires_at: expiresAt })
    .execute();
  const link = toShopUrl(siteUrl, `${sitePaths.confirmEmail}?${new URLSearchParams({ token }).toString()}`, shopId);
  await queueMail(kysely, {
    kind: 'confirm-email',
    shopId,
    payload: { to: email, name, link, hours: linkHours },
    // Hashed once more, since the hash of the token is the key of the change.
    messageId: `confirm-email-${hash('sha256', tokenHash).slice(0, 32)}`,
    nowMs,
  });
}

/** At most once an hour. */
async function warnOwner(
  kysely: Kysely<DatabaseSchema>,
  { id, email, name }: { id: number; email: string; name: string },
  { siteUrl, shopId, nowMs }: NewEmail,
): Promise<void> {
  await queueMail(kysely, {
    kind: 'email-taken',
    shopId,
    payload: { to: email, name, signInLink: toShopUrl(siteUrl, sitePaths.signIn, shopId) },
    messageId: `email-taken-${id}-${Math.floor(nowMs / hourMs)}`,
    nowMs,
  });
}

/** Deletes changes that were not confirmed. */
export function deleteOldEmailChanges({ kysely }: Database, nowMs: number): Promise<void> {
  return deleteInSteps(kysely, { table: 'email_changes', key: 'token_hash', column: 'expires_at', untilMs: nowMs });
}
