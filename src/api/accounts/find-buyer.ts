import type { Queryable } from '#database/schema/database-schema.ts';
import { listAddresses } from './addresses/queries.ts';

/** The customer's own data for an order; undefined if the account was erased. */
export async function findBuyer(kysely: Queryable, customerId: number) {
  const customer = await kysely
    .selectFrom('customers')
    .select(['name', 'email', 'document', 'phone'])
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!customer) return undefined;
  const addresses = await listAddresses(kysely, customerId);
  return {
    ...customer,
    addresses: addresses.map((row) => ({
      id: row.id,
      cep: row.postal_code,
      rua: row.street,
      numero: row.number,
      complemento: row.complement,
      bairro: row.district,
      cidade: row.city,
      uf: row.state,
    })),
  };
}
