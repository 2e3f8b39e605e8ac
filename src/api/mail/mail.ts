// Mail that goes out: written to the outbox in the transaction that causes it, sent by a worker afterwards.
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';

/** A finished mail. */
export interface Mail {
  /** Sent as Message-ID, so that mail clients recognise a duplicate. */
  messageId: string;
  /** The sender's name, where it is not the one that is configured. */
  fromName?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Address that answers go to; the shop's own unless given. */
  replyTo?: string;
}

/** What each template in templates/ needs; `name` is the person's full name, links are absolute. */
export interface MailPayloads {
  welcome: { to: string; name: string };
  /** A registration used an address that has an account already. */
  'account-exists': { to: string; name: string; recoveryLink: string };
  'password-recovery': { to: string; name: string; link: string; minutes: number };
  'password-changed': { to: string; name: string };
  /** To the old address. */
  'email-changed': { to: string; name: string };
  'account-erased': { to: string; name: string };
  'back-in-stock': { to: string; name: string; product: string; priceCents: number; link: string };
  'review-invitation': { to: string; name: string; link: string };
  /** To the shop itself, from the contact form or a request for a quote. */
  'shop-message': {
    to: string;
    name: string;
    email: string;
    phone: string;
    subject: string;
    message: string;
    product: string;
  };
}

export type MailKind = keyof MailPayloads;

/**
 * Writes a mail down inside `kysely`, which is the transaction of what causes it. `shopId` is the shop that writes;
 * `messageId` makes the mail go out once, and is seen by mail servers and in file names: no address, no secret.
 */
export async function queueMail<Kind extends MailKind>(
  kysely: Kysely<DatabaseSchema>,
  mail: { kind: Kind; shopId: string; payload: MailPayloads[Kind]; messageId: string; nowMs: number },
): Promise<void> {
  await kysely
    .insertInto('outbox')
    .values({
      message_id: mail.messageId,
      kind: mail.kind,
      shop_id: mail.shopId,
      payload_json: JSON.stringify(mail.payload),
      attempts: 0,
      next_attempt_at: mail.nowMs,
      sent_at: null,
      last_error: '',
      created_at: mail.nowMs,
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();
}
