import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';

type Writer = Kysely<DatabaseSchema>;

/** Signature of what stays published without its author. */
export const erasedName = 'Cliente';

/**
 * Removes what hangs on an e-mail address: subscriptions, notices, messages and waiting mail. Reviews, questions and
 * answers keep their words, which others read and answered, without name and contact.
 */
export async function eraseTraces(kysely: Writer, email: string): Promise<void> {
  for (const table of ['newsletter_subscribers', 'stock_notices', 'contact_messages'] as const) {
    await kysely.deleteFrom(table).where('email', '=', email).execute();
  }
  await eraseWaitingMail(kysely, email);
  await kysely
    .updateTable('content_questions')
    .set({ name: erasedName, email: '', phone: '' })
    .where('email', '=', email)
    .execute();
  if (await eraseSignatures(kysely, email)) await renewCatalogue(kysely);
}

/** Whether anything was signed. */
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

// Mail that was sent holds no address any more; what waits is found by the address as JSON writes it.
async function eraseWaitingMail(kysely: Writer, email: string): Promise<void> {
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

// Read models hold the names that are shown.
async function renewCatalogue(kysely: Writer): Promise<void> {
  await kysely
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
}
