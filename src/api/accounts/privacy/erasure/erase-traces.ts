import type { Kysely } from 'kysely';
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
  if (await eraseSignatures(kysely, email)) await renewCatalogue(kysely);
}

/** Returns whether any text had a signature. */
async function eraseSignatures(kysely: Writer, email: string): Promise<boolean> {
  const reviews = await kysely
    .updateTable('reviews')
    .set({ reviewer: erasedName, email: null })
    .where('email', '=', email)
    .returning('id')
    .execute();
  const questions = await kysely
    .updateTable('questions')
    .set({ name: erasedName, email: null, phone: null })
    .where('email', '=', email)
    .returning('id')
    .execute();
  const answers = await kysely
    .updateTable('answers')
    .set({ name: erasedName, email: null })
    .where('email', '=', email)
    .returning('id')
    .execute();
  return reviews.length + questions.length + answers.length > 0;
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

// Read models contain the displayed names.
async function renewCatalogue(kysely: Writer): Promise<void> {
  await kysely
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
}
