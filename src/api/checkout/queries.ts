import type { Selectable } from 'kysely';
import {
  contactRequestSchema,
  type ContactFields,
  type DeliveryAddress,
  deliveryAddressFieldsSchema,
} from '#contract/buying/checkout.ts';
import { prepareQuery } from '#database/prepared-query.ts';
import type { CheckoutRow } from '#database/schema/checkout.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import { type CachedQuote, parseCachedQuote } from './cached-quote.ts';

/** The checkout of a session's cart in one shop. */
export interface CheckoutKey {
  sessionHash: string;
  shopId: string;
}

/** What the visitor has entered. */
export interface Entries {
  contact: ContactFields;
  address: DeliveryAddress | undefined;
  addressId: number | undefined;
  methodId: number | undefined;
  pickupPointId: number | undefined;
  giftNote: string;
  payment: string | undefined;
  quote: CachedQuote | undefined;
}

export const noEntries: Entries = {
  contact: {},
  address: undefined,
  addressId: undefined,
  methodId: undefined,
  pickupPointId: undefined,
  giftNote: '',
  payment: undefined,
  quote: undefined,
};

export async function findEntries(kysely: Queryable, { sessionHash, shopId }: CheckoutKey): Promise<Entries> {
  const [row] = await findRow(kysely, { sessionHash, shopId });
  return row ? toEntries(row) : noEntries;
}

const columns = [
  'contact_json',
  'address_json',
  'address_id',
  'method_id',
  'pickup_point_id',
  'gift_note',
  'payment_kind',
  'quote_json',
] as const;

type EnteredRow = Pick<Selectable<CheckoutRow>, (typeof columns)[number]>;

const findRow = prepareQuery<{ sessionHash: string; shopId: string }, EnteredRow>((kysely, value) =>
  kysely
    .selectFrom('checkouts')
    .select(columns)
    .where('session_hash', '=', value('sessionHash'))
    .where('shop_id', '=', value('shopId')),
);

function toEntries(row: EnteredRow): Entries {
  const { contact_json: contact, address_json: address } = row;
  return {
    contact: contact === null ? {} : contactRequestSchema.parse(JSON.parse(contact)),
    address: address === null ? undefined : deliveryAddressFieldsSchema.parse(JSON.parse(address)),
    addressId: row.address_id ?? undefined,
    methodId: row.method_id ?? undefined,
    pickupPointId: row.pickup_point_id ?? undefined,
    giftNote: row.gift_note,
    payment: row.payment_kind ?? undefined,
    quote: parseCachedQuote(row.quote_json),
  };
}
