import type { AddressFields } from '#contract/customers/address.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import { setMainAddress } from './set-main-address.ts';
import { toAddressColumns } from './wire.ts';

/** False when the customer has no such address. The account must be locked. */
export async function replaceAddress(
  kysely: Queryable,
  customerId: number,
  addressId: number,
  { fields, isMain }: { fields: AddressFields; isMain: boolean },
): Promise<boolean> {
  const written = await kysely
    .updateTable('addresses')
    .set(toAddressColumns(fields))
    .where('id', '=', addressId)
    .where('customer_id', '=', customerId)
    .returning('id')
    .executeTakeFirst();
  if (written && isMain) await setMainAddress(kysely, customerId, addressId);
  return written !== undefined;
}
