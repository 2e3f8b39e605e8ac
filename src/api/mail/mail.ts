// Outgoing mail: queued in the transaction that causes it, sent by a worker afterwards.

import { hash } from 'node:crypto';
import { type Insertable, type Selectable, sql } from 'kysely';
import { listChunks } from '#database/list-chunks.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import type { OutboxRow } from '#database/schema/mail.ts';
import { toMailbox } from '#rules/customers/mailbox.ts';
import type { OrderMailPayloads } from './order-payloads.ts';

/** A rendered mail. */
export interface Mail {
  /** Sent as Message-ID, so that mail clients recognise a duplicate. */
  messageId: string;
  /** The sender's name: that of the shop. */
  fromName: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Reply-To address; defaults to the shop's own. */
  replyTo?: string;
}

/** The way out of the process, passed in by the host. */
export interface MailTransport {
  /** Passes one mail to the transport; rejects when the transport does not accept it. */
  sendMail: (mail: Mail) => Promise<void>;
}

/** Payloads of the templates in templates/; `name` is the person's full name, links are absolute. */
export interface MailPayloads extends OrderMailPayloads {
  welcome: { to: string; name: string };
  'confirm-registration': { to: string; name: string; link: string; hours: number };
  /** Sent to the address of a registration whose document belongs to an account with another address. */
  'document-taken': { to: string; name: string; signInLink: string };
  /** Sent to the owner of an account when a registration used its address or document. */
  'account-exists': { to: string; name: string; recoveryLink: string };
  'password-recovery': { to: string; name: string; link: string; minutes: number };
  'password-changed': { to: string; name: string };
  /** Sent to the new address of an account. */
  'confirm-email': { to: string; name: string; link: string; hours: number };
  /** Sent to the owner of an account when another one asked for its address. */
  'email-taken': { to: string; name: string; signInLink: string };
  /** Sent to the old address. */
  'email-changed': { to: string; name: string };
  'account-erased': { to: string; name: string };
  /** Sent to the buyer of an order who asked for the link to it; `number` as people see it. */
  'order-link': { to: string; name: string; number: string; link: string };
  'back-in-stock': { to: string; name: string; product: string; priceCents: number; link: string };
  'review-invitation': { to: string; name: string; link: string };
  /** Sent to the shop itself: unpaid orders hold so much that others are refused. */
  'unpaid-orders': { to: string };
  /** Sent to the shop itself, from the contact form or a request for a quote. */
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

export type QueuedMail = Selectable<OutboxRow>;

export type MailKind = keyof MailPayloads;

interface NewMail<Kind extends MailKind> {
  kind: Kind;
  shopId: string;
  payload: MailPayloads[Kind];
  /** The account that a mail is about whose recipient need not be its own address: an erasure deletes the mail with it. */
  customerId?: number;
  nowMs: number;
}

export type MailToQueue = { [Kind in MailKind]: NewMail<Kind> & { messageId: string } }[MailKind];

/**
 * Queues a mail in `kysely`, the transaction that causes it. `shopId` is the sending shop; `messageId` deduplicates the mail
 * and is visible to mail servers and in file names, so it must contain no address and no secret. Returns false for a duplicate.
 */
export async function queueMail<Kind extends MailKind>(
  kysely: Queryable,
  mail: NewMail<Kind> & { messageId: string },
): Promise<boolean> {
  const queued = await insertRows(kysely, [toRow(mail)]);
  return queued.length > 0;
}

/** Queues several mails by one statement, by the same rules as `queueMail`. */
export async function queueMails(kysely: Queryable, mails: readonly MailToQueue[]): Promise<void> {
  await insertRows(kysely, mails.map(toRow));
}

function toRow<Kind extends MailKind>(mail: NewMail<Kind> & { messageId: string }): Insertable<OutboxRow> {
  return {
    message_id: mail.messageId,
    kind: mail.kind,
    shop_id: mail.shopId,
    customer_id: mail.customerId ?? null,
    payload_json: JSON.stringify(mail.payload),
    attempts: 0,
    next_attempt_at: mail.nowMs,
    sent_at: null,
    last_error: '',
    created_at: mail.nowMs,
  };
}

function insertRows(kysely: Queryable, rows: readonly Insertable<OutboxRow>[]) {
  return kysely
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .returning('id')
    .execute();
}

const hourMs = 60 * 60 * 1000;

/**
 * Queues a mail whose recipient may not have asked for it, at most `mostPerHour` of its kind to one mailbox within an hour,
 * counted over all senders. The message ids are numbered, so that concurrent requests cannot exceed the limit. Returns false once
 * the limit is reached.
 */
export async function queueLimitedMail<Kind extends MailKind>(
  kysely: Queryable,
  mail: NewMail<Kind>,
  mostPerHour: number,
): Promise<boolean> {
  for (let number = 1; number <= mostPerHour; number += 1) {
    const messageId = toLimitedId(toMailbox(mail.payload.to), mail, number);
    if (await queueMail(kysely, { ...mail, messageId })) return true;
  }
  return false;
}

/** The message id of the mail with this number within the hour. Hashed, so that it does not reveal the address. */
const toLimitedId = (mailbox: string, { kind, nowMs }: { kind: MailKind; nowMs: number }, number: number): string =>
  `${kind}-${hash('sha256', mailbox).slice(0, 32)}-${Math.floor(nowMs / hourMs)}-${number}`;

/** Mailboxes of these addresses for which `queueLimitedMail` queues no more within this hour. */
export async function findFullMailboxes(
  kysely: Queryable,
  addresses: readonly { email: string }[],
  { mostPerHour, ...mail }: { kind: MailKind; mostPerHour: number; nowMs: number },
): Promise<Set<string>> {
  const mailboxes = new Set(addresses.map(({ email }) => toMailbox(email)));
  const toLastId = (mailbox: string) => toLimitedId(mailbox, mail, mostPerHour);
  const queued = new Set<string>();
  for (const ids of listChunks([...mailboxes].map(toLastId))) {
    const rows = await kysely.selectFrom('outbox').select('message_id').where('message_id', 'in', ids).execute();
    for (const { message_id: id } of rows) queued.add(id);
  }
  return new Set([...mailboxes].filter((mailbox) => queued.has(toLastId(mailbox))));
}

/** Condition of orders without a queued or recently sent mail whose message id is `prefix` and their number. */
export const isUnmailed = (prefix: string) =>
  sql<boolean>`not exists (select 1 from outbox where message_id = ${prefix} || orders.number)`;
