import { consentTextVersions } from '#contract/customers/consent-texts.ts';
import type { ConsentPurpose } from '#contract/customers/privacy.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import type { Customer } from '../account/change-account.ts';
import { isLeftUnder, listOwnAddresses } from '../account/own-addresses.ts';
import { listConsents } from './queries.ts';

/**
 * Adds the decision to the log unless it equals the current one. Withdrawing consent for news also unsubscribes the address
 * from the newsletter, proven or not: news must stop, and another person's lost subscription is the smaller harm. It ends the
 * subscriptions under former proven addresses too, as far as they are the customer's. The account must be locked.
 */
export async function recordConsent(
  kysely: Queryable,
  customer: Pick<Customer, 'id' | 'email' | 'email_proven_at'>,
  { purpose, isGranted, nowMs }: { purpose: ConsentPurpose; isGranted: boolean; nowMs: number },
): Promise<void> {
  const { id, email } = customer;
  const granted = isGranted ? 1 : 0;
  const version = consentTextVersions[purpose];
  const newest = (await listConsents(kysely, id)).find((consent) => consent.purpose === purpose);
  if (newest?.granted !== granted || newest.text_version !== version) {
    await kysely
      .insertInto('consents')
      .values({ customer_id: id, purpose, text_version: version, granted, created_at: nowMs })
      .execute();
  }
  if (purpose !== 'novidades') return;
  await kysely.updateTable('customers').set({ newsletter: granted }).where('id', '=', id).execute();
  if (isGranted) return;
  await kysely.deleteFrom('newsletter_subscribers').where('email', '=', email).execute();
  for (const address of await listOwnAddresses(kysely, customer)) {
    await kysely.deleteFrom('newsletter_subscribers').where(isLeftUnder(address, 'newsletter_subscribers')).execute();
  }
}
