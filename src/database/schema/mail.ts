// The queue of mail.

import type { Generated } from 'kysely';

/** A queued mail, inserted in the transaction that causes it. */
export interface OutboxRow {
  id: Generated<number>;
  /** The mail's Message-ID, by which duplicates are recognised. */
  message_id: string;
  /** Name of the template. */
  kind: string;
  /** The sending shop. */
  shop_id: string;
  payload_json: string;
  attempts: number;
  next_attempt_at: number;
  sent_at: number | null;
  last_error: string;
  created_at: number;
}
