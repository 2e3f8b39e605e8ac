import type { Database } from '#database/client.ts';
import { ApiError } from '../../../http/errors.ts';
import { queueMail } from '../../../mail/mail.ts';
import { changeAccount, type Customer } from '../../account/change-account.ts';
import { endResetsOf } from '../../sign-in/password-resets.ts';
import { getCustomer } from '../details/queries.ts';

/**
 * Notifies the old address, invalidates password reset links sent to it, and retains it if it was proven, because what was
 * left under it is still the customer's. Throws `refused` when another account has the
 * new address.
 */
export async function changeEmail(
  database: Database,
  customerId: number,
  { email, shopId, nowMs }: { email: string; shopId: string; nowMs: number },
): Promise<Customer> {
  try {
    return await changeAccount(database, customerId, async (transaction, customer) => {
      if (customer.email === email) return customer;
      if (customer.email_proven_at !== null) {
        const former = { customer_id: customerId, email: customer.email, until_at: nowMs };
        await transaction.insertInto('former_emails').values(former).execute();
      }
      await transaction
        .updateTable('customers')
        .set({ email, email_proven_at: null })
        .where('id', '=', customerId)
        .execute();
      await endResetsOf(transaction, customerId, nowMs);
      await queueMail(transaction, {
        kind: 'email-changed',
        shopId,
        payload: { to: customer.email, name: customer.name },
        messageId: `email-changed-${customerId}-${nowMs}`,
        nowMs,
      });
      return getCustomer(transaction, customerId);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new ApiError('refused', 'Não é possível usar este e-mail. Escolha outro.', { field: 'email', cause: error });
  }
}

const uniqueViolationCodes = new Set<unknown>(['23505', 2067]);

/** Whether a statement violated a unique constraint, by PostgreSQL's code or SQLite's result. */
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    uniqueViolationCodes.has(Reflect.get(error, 'code')) || uniqueViolationCodes.has(Reflect.get(error, 'errcode'))
  );
}
