import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import { forgetFailuresOf } from '../../customers/login-failures.ts';
import { queueMail } from '../../mail/mail.ts';
import { changeAccount } from '../change-account.ts';
import { erasedName, eraseTraces } from './erase-traces.ts';

/** Tables of which everything goes that belongs to the customer; carts and visits go with the sessions. */
const ownedTables = ['addresses', 'favourites', 'consents', 'known_devices', 'password_resets', 'sessions'] as const;

/**
 * Deletes or makes anonymous all that is personal, in one transaction; the empty row of the customer stays for what must
 * be kept by law. The e-mail address and the document can be registered anew. The last mail goes to the old address.
 */
export function eraseAccount(
  database: Database,
  customerId: number,
  { shopId, nowMs }: { shopId: string; nowMs: number },
): Promise<void> {
  return changeAccount(database, customerId, async (transaction, customer) => {
    for (const table of ownedTables) {
      await transaction.deleteFrom(table).where('customer_id', '=', customerId).execute();
    }
    await forgetFailuresOf(transaction, customer);
    await eraseTraces(transaction, customer.email);
    await emptyCustomer(transaction, customerId, nowMs);
    await queueMail(transaction, {
      kind: 'account-erased',
      shopId,
      payload: { to: customer.email, name: customer.name },
      messageId: `account-erased-${customerId}`,
      nowMs,
    });
  });
}

async function emptyCustomer(kysely: Kysely<DatabaseSchema>, id: number, nowMs: number): Promise<void> {
  await kysely
    .updateTable('customers')
    .set({
      name: erasedName,
      // Unique, and nothing that a registration would take: neither an address nor a document.
      email: `apagada-${id}`,
      document: `apagada-${id}`,
      password_hash: '',
      phone: '',
      gender: '',
      birth_date: '',
      newsletter: 0,
      erased_at: nowMs,
      password_changed_at: null,
      email_proven_at: null,
    })
    .where('id', '=', id)
    .execute();
}
