import type { Database } from '#database/client.ts';
import type { SessionRow } from '#database/schema/accounts.ts';
import type { Queryable, Transaction } from '#database/schema/database-schema.ts';
import { changeAccount, type Customer } from '../account/change-account.ts';
import { createSession } from './create-session.ts';
import { endSession } from './end-sessions.ts';
import { openAccountSession } from './open-account-session.ts';

/** Further work in the transaction that signs in; an error rolls the sign-in back. */
export type AlongsideSignIn = (transaction: Transaction, customer: Customer) => Promise<void>;

/** Moves the carts of a visitor's session into those of the account. */
export type MergeCarts = (
  transaction: Transaction,
  merge: { customerId: number; sessionHash: string; nowMs: number },
) => Promise<void>;

export interface SignIn {
  customerId: number;
  /** The visitor's session, if there is one. */
  session: SessionRow | undefined;
  /** Hash of the cookie's new value. */
  secretHash: string;
  device: string;
  nowMs: number;
}

/**
 * Signs the customer in with a new secret, which invalidates the cookie's old value. The session row persists, so that concurrent
 * additions are not lost. What the visitor had in the cart goes into that of the account, which all its devices share. Sign-ins of one
 * customer are serialised. Throws `unauthenticated` when the account was erased.
 */
export function signInCustomer(
  { database, mergeCarts }: { database: Database; mergeCarts: MergeCarts },
  signIn: SignIn,
  alongside: AlongsideSignIn = async () => undefined,
): Promise<SessionRow> {
  return changeAccount(database, signIn.customerId, async (transaction, customer) => {
    await alongside(transaction, customer);
    const renewed = await renewSession(transaction, signIn);
    const session = renewed ?? (await openSession(transaction, signIn));
    const { customerId, nowMs } = signIn;
    await openAccountSession(transaction, customerId, nowMs);
    await mergeCarts(transaction, { customerId, sessionHash: session.token_hash, nowMs });
    return session;
  });
}

/** Undefined if there is no session, it belongs to another customer, or a concurrent sign-in has replaced it. */
async function renewSession(kysely: Queryable, signIn: SignIn): Promise<SessionRow | undefined> {
  const { session, customerId, secretHash, device, nowMs } = signIn;
  if (!session || (session.customer_id !== null && session.customer_id !== customerId)) return undefined;
  return kysely
    .updateTable('sessions')
    .set({
      customer_id: customerId,
      secret_hash: secretHash,
      device,
      signed_in_at: nowMs,
      created_at: nowMs,
      last_seen_at: nowMs,
    })
    .where('token_hash', '=', session.token_hash)
    .where('secret_hash', 'is not distinct from', session.secret_hash)
    .returningAll()
    .executeTakeFirst();
}

async function openSession(kysely: Queryable, signIn: SignIn): Promise<SessionRow> {
  const { session, customerId, secretHash, device, nowMs } = signIn;
  if (session?.customer_id && session.customer_id !== customerId) await endSession(kysely, session.token_hash);
  return createSession(kysely, secretHash, nowMs, {
    customer_id: customerId,
    device,
    signed_in_at: nowMs,
    ...(session && { postal_code: session.postal_code, city: session.city, state: session.state }),
  });
}
