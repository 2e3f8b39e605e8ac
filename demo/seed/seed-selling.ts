// Freight tables and pickup points; where nobody from outside comes in, coupons, customers and review keys.

import { createHash } from 'node:crypto';
import { consentTextVersions } from '#contract/customers/consent-texts.ts';
import { hashPassword } from '#database/password-hash.ts';
import { coupons, customers, freightMethods, pickupPoints, storeReviewKeys } from '../data/selling.ts';
import { daysFrom } from './catalogue-index.ts';
import { insertRows, type SeedTransaction } from './insert-rows.ts';

export async function seedSelling(transaction: SeedTransaction): Promise<void> {
  await insertRows(
    transaction,
    'freight_methods',
    freightMethods.map(({ name, kind }, position) => ({ id: position + 1, name, kind, position })),
  );
  await insertRows(
    transaction,
    'freight_rates',
    freightMethods.flatMap(({ rates }, method) =>
      rates.map((rate) => ({
        method_id: method + 1,
        region: rate.region,
        postal_code_from: rate.from,
        postal_code_to: rate.to,
        max_weight_grams: rate.maxWeightGrams,
        price_cents: rate.priceCents,
        business_days: rate.businessDays,
        free_from_threshold: rate.isFreeFromThreshold ? (1 as const) : (0 as const),
      })),
    ),
  );
  await insertRows(transaction, 'pickup_points', pickupPoints);
}

/** Never runs on a real shop's database, because the passwords are in the README. */
export async function seedAccounts(transaction: SeedTransaction, now: Date): Promise<void> {
  await seedCustomers(transaction, now);
  await insertRows(
    transaction,
    'coupons',
    coupons.map((coupon) => ({
      code: coupon.code,
      kind: coupon.kind,
      value: coupon.value,
      minimum_cents: coupon.minimumCents,
      starts_at: daysFrom(now, -60),
      ends_at: coupon.endsInDays === null ? null : daysFrom(now, coupon.endsInDays),
      total_limit: coupon.totalLimit,
      per_customer_limit: coupon.perCustomerLimit,
      used: 0,
      description: coupon.description,
      first_order_only: coupon.firstOrderOnly ? (1 as const) : (0 as const),
    })),
  );
  await insertRows(
    transaction,
    'store_review_keys',
    storeReviewKeys.map(({ key, customer }) => ({
      key_hash: createHash('sha256').update(key).digest('hex'),
      customer_name: customer,
      email: null,
      created_at: now.getTime(),
      used_at: null,
    })),
  );
}

async function seedCustomers(transaction: SeedTransaction, now: Date): Promise<void> {
  const hashes = await Promise.all(customers.map(({ password }) => hashPassword(password)));
  await insertRows(
    transaction,
    'customers',
    customers.map((customer, position) => ({
      id: position + 1,
      name: customer.name,
      email: customer.email,
      document: customer.document,
      password_hash: hashes[position] ?? '',
      phone: customer.phone,
      gender: customer.gender,
      birth_date: customer.birthDate,
      has_ordered: 0 as const,
      newsletter: 0 as const,
      created_at: daysFrom(now, -100),
    })),
  );
  // As if they had signed up: the account's page about privacy says which terms were accepted.
  await insertRows(
    transaction,
    'consents',
    customers.map((_, position) => ({
      customer_id: position + 1,
      purpose: 'termos' as const,
      text_version: consentTextVersions.termos,
      granted: 1 as const,
      created_at: daysFrom(now, -100),
    })),
  );
  await insertRows(
    transaction,
    'addresses',
    customers.map(({ address }, position) => ({
      customer_id: position + 1,
      label: 'Casa',
      postal_code: address.postalCode,
      street: address.street,
      number: address.number,
      complement: address.complement,
      district: address.district,
      city: address.city,
      state: address.state,
      country: 'BR',
      is_main: 1 as const,
    })),
  );
}
