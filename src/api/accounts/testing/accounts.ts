// Customers for tests, inserted directly into the database and signed in.

import { errorSchema } from '#contract/shared.ts';
import { hashPassword } from '#database/password-hash.ts';
import { createSecretToken, hashSecretToken } from '../../http/secret-token.ts';
import type { SendOptions, TestApi } from '../../testing/test-api.ts';
import { openAccountSession } from '../sessions/open-account-session.ts';

export const testPassword = 'jabuticaba-roxa-77';
const passwordHash = hashPassword(testPassword);

export interface TestAccount {
  id: number;
  email: string;
  document: string;
  session: string;
}

interface NewAccount {
  name?: string;
  email?: string;
  document?: string;
  /** False: the address may be another person's. */
  isProven?: boolean;
}

/** A path such as `/client/addresses`, the method and the fields of a call. */
export type AccountCall = readonly [path: string, method: NonNullable<SendOptions['method']>, json?: unknown];

export function createAccounts(shop: TestApi) {
  const { kysely } = shop.database;
  let made = 0;

  /** Gives the customer another session, like on another device; without one, the session is a visitor's. */
  async function signIn(customerId: number | null, device = 'Firefox no Linux'): Promise<string> {
    const token = createSecretToken();
    const nowMs = shop.clock.now.getTime();
    await kysely
      .insertInto('sessions')
      .values({
        token_hash: hashSecretToken(token),
        customer_id: customerId,
        postal_code: null,
        city: null,
        state: null,
        created_at: nowMs,
        last_seen_at: nowMs,
        device,
        signed_in_at: nowMs,
      })
      .execute();
    if (customerId !== null) await openAccountSession(kysely, customerId, nowMs);
    return token;
  }

  async function create({
    name = 'Marina Prado',
    email = `cliente-${(made += 1)}@exemplo.test`,
    document = `teste-${email}`,
    isProven = false,
  }: NewAccount = {}): Promise<TestAccount> {
    const { id } = await kysely
      .insertInto('customers')
      .values({
        name,
        email,
        document,
        password_hash: await passwordHash,
        phone: '41999990001',
        gender: 'f',
        birth_date: '1990-05-04',
        has_ordered: 0,
        newsletter: 0,
        created_at: shop.clock.now.getTime(),
        erased_at: null,
        password_changed_at: null,
        email_proven_at: isProven ? shop.clock.now.getTime() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, email, document, session: await signIn(id) };
  }

  async function ask(session: string, [path, method, json]: AccountCall) {
    const response = await shop.send(path, { method, json, headers: { Session: session } });
    const body: unknown = await response.json();
    return { status: response.status, body, response };
  }

  /** The body of the response; throws when the status is not 200. */
  async function read(session: string, ...call: AccountCall): Promise<unknown> {
    const { status, body } = await ask(session, call);
    if (status !== 200) throw new Error(`${call[1]} ${call[0]} was answered ${status} ${JSON.stringify(body)}`);
    return body;
  }

  /** Status and message of a refused call. */
  async function refuse(session: string, ...call: AccountCall): Promise<[number, string]> {
    const { status, body } = await ask(session, call);
    return [status, errorSchema.parse(body).error];
  }

  return { create, signIn, read, refuse, ask: (session: string, ...call: AccountCall) => ask(session, call) };
}
