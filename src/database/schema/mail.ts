// The queue of mail.

import type { Generated } from 'kysely';

/** A queued mail, inserted in the transaction that causes it. */
export interface OutboxRow {
  id: Generated<number>;
  /** The mail's Message-ID, by which duplicates are recognised. */
  message_id: string;
  /** Name of the template. */
  kind: string;
  shop_id: string;
  /** The account that a mail to another address is about; null for all other mail. */
  customer_id: number | null;
  payload_json: string;
  attempts: number;
  next_attempt_at: number;
  sent_at: number | null;
  last_error: string;
  created_at: number;
}
