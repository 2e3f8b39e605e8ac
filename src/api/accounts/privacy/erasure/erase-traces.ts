import { recordChange } from '#database/record-change.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import type { MailKind } from '../../../mail/mail.ts';
import type { Customer } from '../../account/change-account.ts';
import type { OwnAddress } from '../../account/own-addresses.ts';
import { leftUnderAddress } from '../sources/left-under-address.ts';

/**
 * Erases what was left under an address of the customer, with queued mail to it. The pages that show published texts are
 * rendered again.
 */
export async function eraseTraces(kysely: Queryable, address: OwnAddress): Promise<void> {
  const products = new Set<number>();
  const lists = new Set<number>();
  for (const source of leftUnderAddress) {
    for (const { product_id: productId, list_id: listId } of await source.erase(kysely, address)) {
      if (productId !== null) products.add(productId);
      if (listId !== null) lists.add(listId);
    }
  }
  // After what causes mail: a stock notice that is being sent now is waited for, and its mail found.
  await deleteQueuedMail(kysely, address.email).where('created_at', '<=', address.untilMs).execute();
  if (products.size > 0) await recordChange(kysely, { kind: 'product', ids: [...products] });
  if (lists.size > 0) await recordChange(kysely, { kind: 'list', ids: [...lists] });
}

/** Kinds of mail about the account, whose recipient may not have been proven. */
const accountMails = [
  'welcome',
  'account-exists',
  'confirm-registration',
  'password-recovery',
  'password-changed',
  'email-changed',
  'email-taken',
] as const;

/**
 * Deletes queued mail about the account itself, even if its address was never verified, and to new addresses that were never
 * confirmed. Sent mail stays, without content: its message ids limit what an address gets.
 */
export async function eraseAccountMail(
  kysely: Queryable,
  { id, email }: Pick<Customer, 'id' | 'email'>,
): Promise<void> {
  await kysely.deleteFrom('outbox').where('customer_id', '=', id).where('sent_at', 'is', null).execute();
  await deleteQueuedMail(kysely, email)
    .where('kind', 'in', accountMails satisfies readonly MailKind[])
    .execute();
}

// Sent mail has no address any more; queued mail is found by the JSON form of the address.
function deleteQueuedMail(kysely: Queryable, email: string) {
  return kysely
    .deleteFrom('outbox')
    .where((eb) =>
      eb(
        eb.fn<string>('replace', ['payload_json', eb.val(JSON.stringify(email)), eb.val('')]),
        '<>',
        eb.ref('payload_json'),
      ),
    );
}
