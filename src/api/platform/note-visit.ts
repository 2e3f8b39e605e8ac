import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';

/** A viewed page, or the campaign of the visit. */
export type VisitKind = 'page' | 'utm';

/** Maximum number per kind and session. */
const maxVisits = 50;

export interface Visit {
  sessionHash: string;
  kind: VisitKind;
  /** A path of the shop, or the campaign as JSON. */
  value: string;
  nowMs: number;
}

/** Stores a visit and deletes all but the newest 50 of its kind. False when the session no longer exists. */
export function noteVisit({ kysely }: Database, { sessionHash, kind, value, nowMs }: Visit): Promise<boolean> {
  return inTransaction(kysely, async (transaction) => {
    // An update without effect locks the session's row and serialises its visits, so that exactly 50 are stored.
    const held = await transaction
      .updateTable('sessions')
      .set((eb) => ({ device: eb.ref('device') }))
      .where('token_hash', '=', sessionHash)
      .returning('token_hash')
      .executeTakeFirst();
    if (!held) return false;
    await transaction
      .insertInto('visits')
      .values({ session_hash: sessionHash, kind, value, created_at: nowMs })
      .execute();
    await transaction
      .deleteFrom('visits')
      .where('session_hash', '=', sessionHash)
      .where('kind', '=', kind)
      .where('id', '<', (eb) =>
        eb
          .selectFrom('visits as newer')
          .select('newer.id')
          .where('newer.session_hash', '=', sessionHash)
          .where('newer.kind', '=', kind)
          .orderBy('newer.id', 'desc')
          .limit(1)
          .offset(maxVisits - 1),
      )
      .execute();
    return true;
  });
}
