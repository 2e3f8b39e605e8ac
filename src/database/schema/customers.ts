// Row types around an account: password recovery, failed logins, known devices, consents, favourites, visits.

import type { Generated } from 'kysely';
import type { Flag } from './catalogue.ts';

/** `token_hash` is the SHA-256 in hex of the token in the mail; it is valid once, until `expires_at`. */
export interface PasswordResetRow {
  token_hash: string;
  customer_id: number;
  expires_at: number;
  used_at: number | null;
}

/** Failed logins in a row; `subject_hash` is the SHA-256 in hex of the account's name as typed, normalised. */
export interface LoginFailuresRow {
  subject_hash: string;
  failures: number;
  first_at: number;
  last_at: number;
}

/** A browser in which the customer signed in before: it may try to sign in while the account is locked for others. */
export interface KnownDeviceRow {
  token_hash: string;
  customer_id: number;
  created_at: number;
  last_seen_at: number;
}

/** One decision of a customer, never updated: the last one of a purpose counts. */
export interface ConsentRow {
  id: Generated<number>;
  customer_id: number;
  /** `termos`, `novidades`. */
  purpose: string;
  text_version: string;
  granted: Flag;
  created_at: number;
}

export interface FavouriteRow {
  customer_id: number;
  product_id: number;
  created_at: number;
}

/** A viewed page (`page`) or the campaign (`utm`, as JSON) of a session. */
export interface VisitRow {
  id: Generated<number>;
  session_hash: string;
  kind: string;
  value: string;
  created_at: number;
}
