import type { Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import { isUniqueViolation } from '#database/errors.ts';
import type { EmailChangeRow } from '#database/schema/accounts.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import { ApiError } from '../../../http/errors.ts';
import { hashSecretToken, isSecretToken } from '../../../http/secret-token.ts';
import { queueMail } from '../../../mail/mail.ts';
import { changeAccount } from '../../account/change-account.ts';
import { endResetsOf } from '../../sign-in/password-resets.ts';

/** The change of a mailed link; undefined when it is unknown, used or expired. */
export async function findEmailChange(
  kysely: Queryable,
  token: string,
  nowMs: number,
): Promise<Selectable<EmailChangeRow> | undefined> {
  if (!isSecretToken(token)) return undefined;
  return kysely
    .selectFrom('email_changes')
    .selectAll()
    .where('token_hash', '=', hashSecretToken(token))
    .where('expires_at', '>', nowMs)
    .executeTakeFirst();
}

/**
 * Changes the address to the one that the mailed link has proven. Notifies the old address, invalidates password reset links sent
 * to it, and retains it if it was proven, because what was left under it is still the customer's. Throws `refused` when the link
 * is no longer valid or another account got the new address meanwhile.
 */
export async function changeEmail(
  database: Database,
  customerId: number,
  { token, shopId, nowMs }: { token: string; shopId: string; nowMs: number },
): Promise<void> {
  try {
    await changeAccount(database, customerId, async (transaction, customer) => {
      // Another request may have used the link while the password was verified.
      const change = await findEmailChange(transaction, token, nowMs);
      if (change?.customer_id !== customerId) throw usedLink();
      if (customer.email_proven_at !== null) {
        const former = { customer_id: customerId, email: customer.email, until_at: nowMs };
        await transaction.insertInto('former_emails').values(former).execute();
      }
      await transaction
        .updateTable('customers')
        .set({ email: change.email, email_proven_at: nowMs })
        .where('id', '=', customerId)
        .execute();
      await transaction.deleteFrom('email_changes').where('customer_id', '=', customerId).execute();
      await endResetsOf(transaction, customerId, nowMs);
      await queueMail(transaction, {
        kind: 'email-changed',
        shopId,
        payload: { to: customer.email, name: customer.name },
        messageId: `email-changed-${customerId}-${nowMs}`,
        nowMs,
      });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new ApiError('refused', 'Outra conta já usa este e-mail. Entre com ela ou escolha outro.', {
      field: 'token',
      cause: error,
    });
  }
}

export function usedLink(): ApiError {
  return new ApiError('refused', 'Este link não vale mais. Peça outro em “Seus dados”.', { field: 'token' });
}
