import type { Database } from '#database/client.ts';

export async function forgetLocation({ kysely }: Database, sessionHash: string): Promise<void> {
  await kysely
    .updateTable('sessions')
    .set({ postal_code: null, city: null, state: null })
    .where('token_hash', '=', sessionHash)
    .execute();
}
