// What belongs to an account: how the export shows it, and what erasure does.

import type { DataExport } from '#contract/customers/privacy.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import { maskPostalCode } from '#rules/postal-code.ts';
import { toDateTime } from '../../../catalogue/published/links.ts';
import { toAccountSession } from '../../../http/account-session.ts';
import { listAddresses } from '../../addresses/queries.ts';
import { toAddress } from '../../addresses/wire.ts';
import { listConsents } from '../../consents/queries.ts';
import { toConsent } from '../../consents/wire.ts';
import { toVisit } from '../devices/wire.ts';

type CustomerTable =
  | 'addresses'
  | 'favourites'
  | 'consents'
  | 'known_devices'
  | 'password_resets'
  | 'former_emails'
  | 'email_changes'
  | 'sessions';

type Erasure =
  | { table: CustomerTable; erasure: 'delete' }
  /** Rows that refer to sessions are deleted with them. */
  | { table: 'carts' | 'visits'; erasure: 'with-session' }
  /** Counts towards the limits of a coupon; holds no name or address. */
  | { table: 'coupon_uses'; erasure: 'keep' };

type ExportedKey =
  | 'enderecos'
  | 'consentimentos'
  | 'favoritos'
  | 'sessoes'
  | 'carrinhos'
  | 'visitas'
  | 'cupons'
  | 'aparelhosConhecidos'
  | 'emailsAConfirmar';
type ExportedSources = {
  [Key in ExportedKey]: Erasure & { list: (kysely: Queryable, customerId: number) => Promise<DataExport[Key]> };
};

/** The rows of an account by their name in the export. */
export const exportedSources: ExportedSources = {
  enderecos: {
    table: 'addresses',
    erasure: 'delete',
    list: async (kysely, customerId) => (await listAddresses(kysely, customerId)).map(toAddress),
  },
  consentimentos: {
    table: 'consents',
    erasure: 'delete',
    list: async (kysely, customerId) => (await listConsents(kysely, customerId)).map(toConsent),
  },
  favoritos: {
    table: 'favourites',
    erasure: 'delete',
    async list(kysely, customerId) {
      const rows = await kysely
        .selectFrom('favourites')
        .innerJoin('products', 'products.id', 'favourites.product_id')
        .select(['products.name', 'favourites.created_at'])
        .where('customer_id', '=', customerId)
        .orderBy('favourites.created_at')
        .execute();
      return rows.map((row) => ({ produto: row.name, data: toDateTime(row.created_at) }));
    },
  },
  // Includes ended sessions that are not deleted yet.
  sessoes: {
    table: 'sessions',
    erasure: 'delete',
    async list(kysely, customerId) {
      const rows = await kysely
        .selectFrom('sessions')
        .selectAll()
        .where('customer_id', '=', customerId)
        .where('token_hash', '<>', toAccountSession(customerId))
        .orderBy('last_seen_at', 'desc')
        .execute();
      return rows.map((row) => ({
        ...toVisit(row),
        cep: maskPostalCode(row.postal_code ?? ''),
        cidade: row.city ?? '',
        uf: row.state ?? '',
      }));
    },
  },
  carrinhos: { table: 'carts', erasure: 'with-session', list: listCartLines },
  // Viewed pages and campaigns.
  visitas: {
    table: 'visits',
    erasure: 'with-session',
    async list(kysely, customerId) {
      const rows = await kysely
        .selectFrom('visits')
        .innerJoin('sessions', 'sessions.token_hash', 'visits.session_hash')
        .select(['visits.kind', 'visits.value', 'visits.created_at'])
        .where('sessions.customer_id', '=', customerId)
        .orderBy('visits.id')
        .execute();
      return rows.map((row) => ({ tipo: row.kind, valor: row.value, data: toDateTime(row.created_at) }));
    },
  },
  // Coupons that the customer used or holds for a cart.
  cupons: {
    table: 'coupon_uses',
    erasure: 'keep',
    async list(kysely, customerId) {
      const rows = await kysely
        .selectFrom('coupon_uses')
        .innerJoin('coupons', 'coupons.id', 'coupon_uses.coupon_id')
        .select(['coupons.code', 'coupon_uses.created_at'])
        .where('customer_id', '=', customerId)
        .orderBy('coupon_uses.id')
        .execute();
      return rows.map((row) => ({ codigo: row.code, data: toDateTime(row.created_at) }));
    },
  },
  // Browsers that may sign in while the account is locked; only their times.
  aparelhosConhecidos: {
    table: 'known_devices',
    erasure: 'delete',
    async list(kysely, customerId) {
      const rows = await kysely
        .selectFrom('known_devices')
        .select(['created_at', 'last_seen_at'])
        .where('customer_id', '=', customerId)
        .orderBy('created_at')
        .execute();
      return rows.map((row) => ({ desde: toDateTime(row.created_at), vistoEm: toDateTime(row.last_seen_at) }));
    },
  },
  // Each with the expiry of its newest link.
  emailsAConfirmar: {
    table: 'email_changes',
    erasure: 'delete',
    async list(kysely, customerId) {
      const rows = await kysely
        .selectFrom('email_changes')
        .select(({ fn }) => ['email', fn.max('expires_at').as('expires_at')])
        .where('customer_id', '=', customerId)
        .groupBy('email')
        .orderBy('email')
        .execute();
      return rows.map((row) => ({ email: row.email, ate: toDateTime(Number(row.expires_at)) }));
    },
  },
};

/** Every table that names an account. */
export const ownedByCustomer: readonly Erasure[] = [
  ...Object.values(exportedSources),
  // Hashes of links.
  { table: 'password_resets', erasure: 'delete' },
  // Exported as the addresses that the customer has proven.
  { table: 'former_emails', erasure: 'delete' },
];

/** Lines of the account's carts. The name is empty when the product or kit was deleted. */
async function listCartLines(kysely: Queryable, customerId: number): Promise<DataExport['carrinhos']> {
  const rows = await kysely
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .innerJoin('sessions', 'sessions.token_hash', 'carts.session_hash')
    .leftJoin('products', (join) =>
      join.onRef('products.id', '=', 'cart_lines.product_id').on('cart_lines.kind', '=', 'produto'),
    )
    .leftJoin('lists', (join) =>
      join.onRef('lists.id', '=', 'cart_lines.product_id').on('cart_lines.kind', '=', 'lista'),
    )
    .select((eb) => [
      'carts.shop_id',
      'carts.coupon_code',
      'cart_lines.kind',
      'cart_lines.quantity',
      eb.fn.coalesce('products.name', 'lists.name').as('name'),
    ])
    .where('sessions.customer_id', '=', customerId)
    .orderBy('cart_lines.id')
    .execute();
  return rows.map((row) => ({
    loja: row.shop_id,
    cupom: row.coupon_code ?? '',
    tipo: row.kind,
    item: row.name ?? '',
    quantidade: row.quantity,
  }));
}

export async function eraseOwned(kysely: Queryable, customerId: number): Promise<void> {
  for (const { table, erasure } of ownedByCustomer) {
    if (erasure === 'delete') await kysely.deleteFrom(table).where('customer_id', '=', customerId).execute();
  }
}
