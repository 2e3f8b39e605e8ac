import type { Queryable } from '#database/schema/database-schema.ts';
import { ApiError } from '../../../http/errors.ts';
import type { Customer } from '../../account/change-account.ts';

/** Throws `unauthenticated` when the account was erased meanwhile. */
export async function getCustomer(kysely: Queryable, customerId: number): Promise<Customer> {
  const customer = await kysely
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!customer) throw new ApiError('unauthenticated', 'Entre na sua conta para continuar.');
  return customer;
}
