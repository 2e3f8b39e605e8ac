// Row types of accounts: sessions, customers, addresses, sign-in, consents.

import type { Generated } from 'kysely';
import type { Flag } from './catalogue.ts';
import type { Origin } from './installation.ts';

/**
 * `token_hash` is the SHA-256 in hex of the cookie's first value, and the permanent key that carts refer to; or `account-<id>` of the row
 * that the carts of an account refer to (decision 31).
 */
export interface SessionRow {
  token_hash: string;
  customer_id: number | null;
  postal_code: string | null;
  city: string | null;
  state: string | null;
  created_at: number;
  last_seen_at: number;
  /** Browser and system, such as "Chrome no Android"; '' = unknown. */
  device: string;
  signed_in_at: number | null;
  /**
   * SHA-256 of the cookie's current value, which a sign-in renews. Null = still the first value, '' = the session has ended
   * and cannot be used.
   */
  secret_hash: string | null;
}

export interface CustomerRow {
  id: Generated<number>;
  name: string;
  email: string;
  /** CPF or CNPJ, digits and letters only. */
  document: string;
  password_hash: string;
  phone: string;
  gender: string;
  birth_date: string;
  /** In an earlier shop; orders in this one are asked themselves (`hasOrdered`). */
  has_ordered: Flag;
  newsletter: Flag;
  created_at: number;
  /** Set when the account was erased; the other columns then contain no personal data. */
  erased_at: number | null;
  password_changed_at: number | null;
  /** When a link mailed to this address was opened; until then the address may belong to another person. */
  email_proven_at: number | null;
  origin: Generated<Origin>;
}

/** An address that the customer had proven and then replaced at `until_at`. */
export interface FormerEmailRow {
  id: Generated<number>;
  customer_id: number;
  email: string;
  until_at: number;
}

export interface AddressRow {
  id: Generated<number>;
  customer_id: number;
  label: string;
  postal_code: string;
  street: string;
  number: string;
  complement: string;
  district: string;
  city: string;
  state: string;
  country: string;
  is_main: Flag;
}

/** `token_hash` is the SHA-256 in hex of the token in the mail; it is valid once, until `expires_at`. */
export interface PasswordResetRow {
  token_hash: string;
  customer_id: number;
  expires_at: number;
  used_at: number | null;
}

/** A new address of an account that was not confirmed yet; `token_hash` is the SHA-256 in hex of the token in the mail. */
export interface EmailChangeRow {
  token_hash: string;
  customer_id: number;
  email: string;
  expires_at: number;
}

/** A sign-up that was not confirmed yet; `token_hash` is the SHA-256 in hex of its token. */
export interface RegistrationRow {
  token_hash: string;
  email: string;
  document: string;
  /** The fields of the form without the password. */
  form_json: string;
  password_hash: string;
  created_at: number;
  expires_at: number;
  /** 0 when no mail contains the token; any other link of the address serves. */
  is_mailed: 0 | 1;
  /** The paid order on whose page the guest signed up; it joins the account. */
  order_id: Generated<number | null>;
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
