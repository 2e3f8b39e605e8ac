import { expect, it } from 'vitest';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { leftUnderAddress } from './left-under-address.ts';
import { ownedByCustomer } from './owned-by-customer.ts';

/** Columns that identify a person, reach one, or refer to an account or a visit. */
const personal =
  /^(?:customer_id|session_hash|(?:[a-z]+_)?email|document(?:_hash)?|phone|reviewer|customer_name|birth_date|gender|street|address_json|contact_json|form_json|payload_json|subject_hash|gift_note|order_id|bank)$/;

/** Tables with such columns that are not in the tables of sources, each with the reason. */
const exceptions: Record<string, string> = {
  customers: 'the account itself: exported as `cliente`, emptied by eraseAccount',
  newsletter_associates: 'exported and deleted with their subscription',
  checkouts: 'deleted with their session, or a week after the last entry (retention)',
  login_failures: 'hashes for 15 minutes; those of an account are deleted by forgetFailuresOf',
  outbox: 'queued mail is deleted by eraseTraces, sent mail has no content and is deleted after 30 days',
  orders: 'exported and erased by OrderRecords; what tax law requires stays for its term',
  order_links: 'deleted by OrderRecords when the order has ended',
  order_lines: 'goods of an order; deleted with it',
  order_events: 'steps of an order; deleted with it',
  order_contracts: 'copy of the contract, which the law requires; deleted with the order',
  order_contract_changes: 'as order_contracts',
  payments: 'of an order; deleted with it',
  requests: 'exported with the order; their texts are emptied by OrderRecords',
  shipments: 'parcels of an order; deleted with it',
  idempotency_keys: 'hashes for 30 days (retention)',
  pickup_points: 'addresses of the shop',
  postal_codes: 'streets by CEP, as the public services know them',
  receipts: 'exported with the order; who paid for none is emptied after 180 days (retention)',
};

it('has every table with a personal column, or a reason why not', async () => {
  const { database, dispose } = await createTestDatabase();
  const tables = await database.kysely.introspection.getTables();
  await dispose();
  const found = tables.filter(({ columns }) => columns.some(({ name }) => personal.test(name)));
  expect(found.length).toBeGreaterThan(20);
  const known = new Set([...leftUnderAddress, ...ownedByCustomer].map(({ table }): string => table));
  const unknown = found.filter(({ name }) => !known.has(name) && !Object.hasOwn(exceptions, name));
  expect(unknown.map(({ name }) => name)).toEqual([]);
  const names = new Set(found.map(({ name }) => name));
  expect([...known, ...Object.keys(exceptions)].filter((name) => !names.has(name))).toEqual([]);
});
