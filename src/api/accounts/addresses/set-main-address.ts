import type { Queryable } from '#database/schema/database-schema.ts';

/** Makes it the customer's only main address; the account must be locked. */
export async function setMainAddress(kysely: Queryable, customerId: number, addressId: number): Promise<void> {
  await kysely
    .updateTable('addresses')
    .set({ is_main: 0 })
    .where('customer_id', '=', customerId)
    .where('id', '<>', addressId)
    .execute();
  await kysely
    .updateTable('addresses')
    .set({ is_main: 1 })
    .where('customer_id', '=', customerId)
    .where('id', '=', addressId)
    .execute();
}
