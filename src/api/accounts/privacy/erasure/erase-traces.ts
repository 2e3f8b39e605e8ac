import type { Kysely } from 'kysely';
import { recordChange } from '#database/record-change.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import type { MailKind } from '../../../mail/mail.ts';
import type { Customer } from '../../account/change-account.ts';
import { isLeftUnder, type OwnAddress } from '../../account/own-addresses.ts';

type Writer = Kysely<DatabaseSchema>;

/** Signature of texts that stay published without their author. */
export const erasedName = 'Cliente';

/**
 * Deletes data linked to an address of the customer: subscriptions, notices, messages, invitations and queued mail. Reviews,
 * questions and answers stay published without name and contact, since others replied to them.
 */
export async function eraseTraces(kysely: Writer, address: OwnAddress): Promise<void> {
  for (const table of deletedTables) {
    await kysely.deleteFrom(table).where(isLeftUnder(address, table)).execute();
  }
  await deleteQueuedMail(kysely, address.email).where('created_at', '<=', address.untilMs).execute();
  await kysely
    .updateTable('content_questions')
    .set({ name: erasedName, email: '', phone: '' })
    .where(isLeftUnder(address, 'content_questions'))
    .execute();
  await eraseSignatures(kysely, address);
}

/** Tables whose rows are deleted whole, because they are of no use without the person. */
const deletedTables = [
  'registrations',
  'newsletter_subscribers',
  'stock_notices',
  'contact_messages',
  'store_review_keys',
] as const;

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
export async function eraseAccountMail(kysely: Writer, { id, email }: Pick<Customer, 'id' | 'email'>): Promise<void> {
  await kysely.deleteFrom('outbox').where('customer_id', '=', id).where('sent_at', 'is', null).execute();
  await deleteQueuedMail(kysely, email)
    .where('kind', 'in', accountMails satisfies readonly MailKind[])
    .execute();
}

/** The pages of the products and lists are rendered again. */
async function eraseSignatures(kysely: Writer, address: OwnAddress): Promise<void> {
  const reviews = await kysely
    .updateTable('reviews')
    .set({ reviewer: erasedName, email: null, place: null })
    .where(isLeftUnder(address, 'reviews'))
    .returning(['product_id', 'list_id'])
    .execute();
  const questions = await kysely
    .updateTable('questions')
    .set({ name: erasedName, email: null, phone: null })
    .where(isLeftUnder(address, 'questions'))
    .returning('product_id')
    .execute();
  const answers = await kysely
    .updateTable('answers')
    .set({ name: erasedName, email: null })
    .where(isLeftUnder(address, 'answers'))
    .returning((eb) =>
      eb
        .selectFrom('questions')
        .select('product_id')
        .whereRef('questions.id', '=', 'answers.question_id')
        .as('product_id'),
    )
    .execute();
  await kysely
    .updateTable('store_reviews')
    .set({ reviewer: erasedName, email: null })
    .where(isLeftUnder(address, 'store_reviews'))
    .execute();
  const products = [...reviews, ...questions, ...answers].flatMap((row) => row.product_id ?? []);
  const lists = reviews.flatMap((row) => row.list_id ?? []);
  if (products.length > 0) await recordChange(kysely, { kind: 'product', ids: [...new Set(products)] });
  if (lists.length > 0) await recordChange(kysely, { kind: 'list', ids: [...new Set(lists)] });
}

// Sent mail has no address any more; queued mail is found by the JSON form of the address.
function deleteQueuedMail(kysely: Writer, email: string) {
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
