import type { Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { CustomerRow } from '#database/schema/accounts.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { ApiError } from '../../http/errors.ts';

export type Customer = Selectable<CustomerRow>;

/**
 * Runs `change` in a transaction that locks the customer's row, which serialises changes of one account, so that nothing is
 * added during an erasure. Throws `unauthenticated` when the account is erased already.
 */
export function changeAccount<Result>(
  database: Database,
  customerId: number,
  change: (transaction: Transaction, customer: Customer) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database.kysely, async (transaction) => {
    const customer = await lockCustomer(transaction, customerId);
    if (!customer) throw new ApiError('unauthenticated', 'Entre na sua conta para continuar.');
    return change(transaction, customer);
  });
}

// An update without effect is the only row lock that both engines have.
function lockCustomer(transaction: Transaction, customerId: number): Promise<Customer | undefined> {
  return transaction
    .updateTable('customers')
    .set((eb) => ({ has_ordered: eb.ref('has_ordered') }))
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
