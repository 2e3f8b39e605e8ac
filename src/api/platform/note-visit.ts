import type { Database } from '#database/client.ts';
import { withRetry } from '../database-errors.ts';

/** A page that was viewed, or the campaign that led to the visit. */
export type VisitKind = 'page' | 'utm';

/** Of each kind and session. */
const keptVisits = 50;

export interface Visit {
  sessionHash: string;
  kind: VisitKind;
  /** A path of the shop, or the campaign as JSON. */
  value: string;
  nowMs: number;
}

/** Stores a visit and forgets all but the newest 50 of its kind. Whether the session still was there to store it with. */
export function noteVisit({ kysely }: Database, { sessionHash, kind, value, nowMs }: Visit): Promise<boolean> {
  return withRetry(() =>
    kysely.transaction().execute(async (transaction) => {
      // Changes nothing, but holds the session's row: visits of one session wait for each other, so that 50 are kept.
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
            .offset(keptVisits - 1),
        )
        .execute();
      return true;
    }),
  );
}
