import type { Queryable } from '#database/schema/database-schema.ts';
import { queueMail } from '../../../mail/mail.ts';
import { changeAccount } from '../../account/change-account.ts';
import { listOwnAddresses } from '../../account/own-addresses.ts';
import type { AccountDependencies } from '../../sessions/sessions.ts';
import { forgetFailuresOf } from '../../sign-in/login-failures.ts';
import { erasedName } from '../sources/left-under-address.ts';
import { eraseOwned } from '../sources/owned-by-customer.ts';
import { eraseAccountMail, eraseTraces } from './erase-traces.ts';

/**
 * Deletes or anonymises all personal data in one transaction. An empty row of the customer stays, to which records retained
 * by law refer. What was left under an address is erased only when the customer has proven it: it may be another person's.
 * The e-mail address and the document can be registered again. A last mail is sent to the old address.
 */
export function eraseAccount(
  { database, orderRecords }: Pick<AccountDependencies, 'database' | 'orderRecords'>,
  customerId: number,
  { shopId, nowMs }: { shopId: string; nowMs: number },
): Promise<void> {
  return changeAccount(database, customerId, async (transaction, customer) => {
    const addresses = await listOwnAddresses(transaction, customer);
    for (const address of addresses) await eraseTraces(transaction, address);
    await orderRecords.erase(transaction, { customerId, addresses, nowMs });
    await eraseAccountMail(transaction, customer);
    await eraseOwned(transaction, customerId);
    await forgetFailuresOf(transaction, customer);
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

async function emptyCustomer(kysely: Queryable, id: number, nowMs: number): Promise<void> {
  await kysely
    .updateTable('customers')
    .set({
      name: erasedName,
      // The placeholders are unique and invalid as an e-mail address or a document, so no registration can use them.
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
