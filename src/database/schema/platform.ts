// Row types of the further calls of the platform.

import type { Generated } from 'kysely';

/** A viewed page (`page`) or the campaign (`utm`, as JSON) of a session. */
export interface VisitRow {
  id: Generated<number>;
  session_hash: string;
  kind: string;
  value: string;
  created_at: number;
}
