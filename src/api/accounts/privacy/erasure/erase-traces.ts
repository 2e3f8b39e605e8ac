import type { Kysely } from 'kysely';
import { recordChange } from '#database/record-change.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';

type Writer = Kysely<DatabaseSchema>;

/** Signature of texts that stay published without their author. */
export const erasedName = 'Cliente';

/**
 * Deletes data linked to an e-mail address: subscriptions, notices, messages and queued mail. Reviews, questions and answers
 * stay published without name and contact, since others replied to them.
 */
export async function eraseTraces(kysely: Writer, email: string): Promise<void> {
  for (const table of ['newsletter_subscribers', 'stock_notices', 'contact_messages'] as const) {
    await kysely.deleteFrom(table).where('email', '=', email).execute();
  }
  await eraseQueuedMail(kysely, email);
  await kysely
    .updateTable('content_questions')
    .set({ name: erasedName, email: '', phone: '' })
    .where('email', '=', email)
    .execute();
  await eraseSignatures(kysely, email);
}

/** The pages of the products and lists are rendered again. */
async function eraseSignatures(kysely: Writer, email: string): Promise<void> {
  const reviews = await kysely
    .updateTable('reviews')
    .set({ reviewer: erasedName, email: null })
    .where('email', '=', email)
    .returning(['product_id', 'list_id'])
    .execute();
  const questions = await kysely
    .updateTable('questions')
    .set({ name: erasedName, email: null, phone: null })
    .where('email', '=', email)
    .returning('product_id')
    .execute();
  const answers = await kysely
    .updateTable('answers')
    .set({ name: erasedName, email: null })
    .where('email', '=', email)
    .returning((eb) =>
      eb
        .selectFrom('questions')
        .select('product_id')
        .whereRef('questions.id', '=', 'answers.question_id')
        .as('product_id'),
    )
    .execute();
  const products = [...reviews, ...questions, ...answers].flatMap((row) => row.product_id ?? []);
  const lists = reviews.flatMap((row) => row.list_id ?? []);
  if (products.length > 0) await recordChange(kysely, { kind: 'product', ids: [...new Set(products)] });
  if (lists.length > 0) await recordChange(kysely, { kind: 'list', ids: [...new Set(lists)] });
}

// Sent mail has no address any more; queued mail is found by the JSON form of the address.
async function eraseQueuedMail(kysely: Writer, email: string): Promise<void> {
  await kysely
    .deleteFrom('outbox')
    .where((eb) =>
      eb(
        eb.fn<string>('replace', ['payload_json', eb.val(JSON.stringify(email)), eb.val('')]),
        '<>',
        eb.ref('payload_json'),
      ),
    )
    .execute();
}
