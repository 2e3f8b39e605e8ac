// Row types of what visitors send: newsletter, reviews of the shop, stock notices, messages, questions about pages.

import type { Generated } from 'kysely';
import type { Flag } from './catalogue.ts';
import type { Origin } from './installation.ts';

/** An invitation to review the shop, valid once. */
export interface StoreReviewKeyRow {
  key_hash: string;
  customer_name: string;
  /** The invited address; null on invitations of older versions. */
  email: string | null;
  created_at: number;
  used_at: number | null;
  expires_at: number | null;
  origin: Generated<Origin>;
}

export interface NewsletterSubscriberRow {
  id: Generated<number>;
  email: string;
  name: string;
  /** `m`, `h`, `i` or ''. */
  segment: string;
  wants_coupon: Flag;
  event_id: number;
  details_json: string;
  created_at: number;
}

export interface NewsletterAssociateRow {
  id: Generated<number>;
  subscriber_id: number;
  name: string;
  gender: string;
  birth_date: string;
  details_json: string;
}

/** A rating of the shop itself, by an invitation. */
export interface StoreReviewRow {
  id: Generated<number>;
  reviewer: string;
  /** The invited address; null on reviews of older versions, and once the account was erased. */
  email: string | null;
  /** 1 to 5. */
  experience: number;
  /** 1 to 5. */
  service: number;
  satisfied: Flag;
  may_publish: Flag;
  message: string;
  created_at: number;
  /** The shop's answer. */
  answer: Generated<string | null>;
  answered_at: Generated<number | null>;
  origin: Generated<Origin>;
}

/** A request for a mail when a sold-out product is back. */
export interface StockNoticeRow {
  id: Generated<number>;
  product_id: number;
  /** 0 = the product has no values. */
  attribute_value_id: number;
  /** The shop of the request. */
  shop_id: string;
  name: string;
  email: string;
  /** What the address is limited by (`rules/customers/mailbox.ts`); null for requests of versions that had no limit. */
  mailbox: Generated<string | null>;
  phone: string;
  message: string;
  wants_newsletter: Flag;
  created_at: number;
  notified_at: number | null;
}

export interface ContactMessageRow {
  id: Generated<number>;
  /** `contact` or `budget`. */
  kind: string;
  /** The department, selected by `hashEmail`. */
  recipient: string;
  product_id: number | null;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  created_at: number;
}

/** A question about a category, brand or landing page; those about products are in `questions`. */
export interface ContentQuestionRow {
  id: Generated<number>;
  level: string;
  level_id: number;
  name: string;
  email: string;
  phone: string;
  text: string;
  created_at: number;
}
