import type { AddressFields } from '#contract/customers/address.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import { maxAddresses } from '#rules/customers/addresses.ts';
import { ApiError } from '../../http/errors.ts';
import { setMainAddress } from './set-main-address.ts';
import { toAddressColumns } from './wire.ts';

/**
 * Returns the id of the new address, or of an existing equal one, since a form may be sent twice. The first address becomes
 * the main one whatever `isMain` says. The account must be locked. Throws `refused` beyond 20.
 */
export async function addAddress(
  kysely: Queryable,
  customerId: number,
  fields: AddressFields,
  isMain: boolean,
): Promise<number> {
  const columns = { ...toAddressColumns(fields), customer_id: customerId };
  const same = await kysely
    .selectFrom('addresses')
    .select('id')
    .where((eb) => eb.and(columns))
    .executeTakeFirst();
  if (same) {
    if (isMain) await setMainAddress(kysely, customerId, same.id);
    return same.id;
  }
  const { id } = await kysely
    .insertInto('addresses')
    .values({ ...columns, is_main: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { count } = await kysely
    .selectFrom('addresses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (count > maxAddresses) {
    throw new ApiError('refused', `Cada conta guarda até ${maxAddresses} endereços. Exclua um para adicionar outro.`);
  }
  if (isMain || count === 1) await setMainAddress(kysely, customerId, id);
  return id;
}
