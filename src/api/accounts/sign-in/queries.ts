import type { Selectable } from 'kysely';
import { prepareQuery } from '#database/prepared-query.ts';
import type { AddressRow, CustomerRow } from '#database/schema/accounts.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import { normaliseDocument } from '#rules/document.ts';
import { cleanCode } from '#rules/typed-text.ts';

export type Account = Pick<Selectable<CustomerRow>, 'id' | 'email' | 'password_hash' | 'password_changed_at'>;

/** Normalises a login name to an e-mail address in lower case, or a CPF or CNPJ without punctuation. */
export function toLoginName(text: string): string {
  const name = cleanCode(text).toWellFormed();
  return name.includes('@') ? name.toLowerCase() : normaliseDocument(name);
}

/** The account by a result of `toLoginName`, unless it is erased. */
export async function findAccount(kysely: Queryable, loginName: string): Promise<Account | undefined> {
  const find = loginName.includes('@') ? findByEmail : findByDocument;
  const [account] = await find(kysely, { loginName });
  return account;
}

const findByEmail = prepareFindBy('email');
const findByDocument = prepareFindBy('document');

function prepareFindBy(column: 'email' | 'document') {
  return prepareQuery<{ loginName: string }, Account>((kysely, value) =>
    kysely
      .selectFrom('customers')
      .select(['id', 'email', 'password_hash', 'password_changed_at'])
      .where(column, '=', value('loginName'))
      .where('erased_at', 'is', null)
      .limit(1),
  );
}

/** Undefined once the account is erased. */
export async function findPasswordHash(kysely: Queryable, customerId: number): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row?.password_hash;
}

/** A customer with the main address, if there is one; undefined once the account is erased. */
export async function findCustomer(kysely: Queryable, customerId: number): Promise<CustomerWithAddress | undefined> {
  const [customer] = await findWithAddress(kysely, { customerId });
  return customer;
}

export type CustomerWithAddress = Pick<
  Selectable<CustomerRow>,
  'id' | 'name' | 'email' | 'document' | 'phone' | 'gender' | 'birth_date' | 'newsletter'
> & { [Column in 'postal_code' | 'city' | 'state' | 'country']: AddressRow[Column] | null };

const findWithAddress = prepareQuery<{ customerId: number }, CustomerWithAddress>((kysely, value) =>
  kysely
    .selectFrom('customers')
    .leftJoin('addresses', (join) =>
      join.onRef('addresses.customer_id', '=', 'customers.id').on('addresses.is_main', '=', 1),
    )
    .select([
      'customers.id',
      'customers.name',
      'customers.email',
      'customers.document',
      'customers.phone',
      'customers.gender',
      'customers.birth_date',
      'customers.newsletter',
      'addresses.postal_code',
      'addresses.city',
      'addresses.state',
      'addresses.country',
    ])
    .where('customers.id', '=', value('customerId'))
    .where('customers.erased_at', 'is', null)
    .limit(1),
);
