import type { Queryable } from '#database/schema/database-schema.ts';
import { setMainAddress } from './set-main-address.ts';

/**
 * False when the customer has no such address. The oldest remaining one replaces a deleted main address. The account must
 * be locked.
 */
export async function deleteAddress(kysely: Queryable, customerId: number, addressId: number): Promise<boolean> {
  const deleted = await kysely
    .deleteFrom('addresses')
    .where('id', '=', addressId)
    .where('customer_id', '=', customerId)
    .returning('is_main')
    .executeTakeFirst();
  if (deleted?.is_main === 1) {
    const oldest = await kysely
      .selectFrom('addresses')
      .select('id')
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (oldest) await setMainAddress(kysely, customerId, oldest.id);
  }
  return deleted !== undefined;
}
