// Sessions: an opaque random value in the browser, its hash in the database; created at the visitor's first write.

import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { SessionRow } from '#database/schema/accounts.ts';
import type { AreaDependencies } from '../../area.ts';
import type { ApiDependencies } from '../../http/dependencies.ts';
import type { Limiter } from '../../http/rate-limit.ts';
import { createSecretToken, hashSecretToken } from '../../http/secret-token.ts';
import { findSessionToken } from '../../http/session-token.ts';
import type { VisitorSessions } from '../../http/visitor-session.ts';
import type { OrderRecords } from '../account/order-records.ts';
import { createSession } from './create-session.ts';
import { toDeviceName } from './device-name.ts';
import { endSession } from './end-sessions.ts';
import { findSession } from './queries.ts';
import { sessionLifetime } from './session-lifetime.ts';
import { type AlongsideSignIn, type MergeCarts, signInCustomer } from './sign-in.ts';
import { touchSession } from './update-session.ts';

export interface Sessions extends VisitorSessions {
  /**
   * Signs the customer in, like `signInCustomer`, with a new secret, whose cookie the response sets. The caller must have
   * authenticated the customer.
   */
  signIn(c: Context, customerId: number, alongside?: AlongsideSignIn): Promise<SessionRow>;
  /** Ends a customer's session and deletes the cookie; a visitor's session is unchanged. */
  signOut(c: Context): Promise<void>;
}

export interface AccountDependencies extends AreaDependencies {
  sessions: Sessions;
  orderRecords: OrderRecords;
}

interface Dependencies extends Pick<ApiDependencies, 'database' | 'clock' | 'siteUrl' | 'cookieName'> {
  mergeCarts: MergeCarts;
  limiter: Limiter;
}

/** Secure when the shop's own URL is https. */
const toCookieOptions = (siteUrl: string) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: siteUrl.startsWith('https:'),
    maxAge: sessionLifetime.absoluteMs / 1000,
  }) as const;

/** A session notes when it was last seen, but not at every request. */
const isDueForTouch = (session: SessionRow, nowMs: number) => session.last_seen_at <= nowMs - sessionLifetime.touchMs;

export function createSessions({ database, clock, siteUrl, cookieName, mergeCarts, limiter }: Dependencies): Sessions {
  const cookieOptions = toCookieOptions(siteUrl);
  const load = createSessionLoader(database);

  async function find(c: Context): Promise<SessionRow | undefined> {
    const token = findSessionToken(c, cookieName);
    if (token === undefined) return undefined;
    const nowMs = clock().getTime();
    const session = await load(c, hashSecretToken(token), nowMs);
    if (session && isDueForTouch(session, nowMs)) await touchSession(database, session, nowMs);
    return session;
  }

  async function open(c: Context): Promise<SessionRow> {
    return (await find(c)) ?? start(c);
  }

  async function start(c: Context): Promise<SessionRow> {
    limiter.take(c, 'visit');
    const token = createSecretToken();
    const session = await createSession(database.kysely, hashSecretToken(token), clock().getTime());
    setCookie(c, cookieName, token, cookieOptions);
    return session;
  }

  async function signIn(c: Context, customerId: number, alongside?: AlongsideSignIn): Promise<SessionRow> {
    const token = createSecretToken();
    const session = await signInCustomer(
      { database, mergeCarts },
      {
        customerId,
        session: await find(c),
        secretHash: hashSecretToken(token),
        device: toDeviceName(c.req.header('User-Agent') ?? ''),
        nowMs: clock().getTime(),
      },
      alongside,
    );
    setCookie(c, cookieName, token, cookieOptions);
    return session;
  }

  async function signOut(c: Context): Promise<void> {
    const session = await find(c);
    if (session?.customer_id === null) return;
    if (session) await endSession(database.kysely, session.token_hash);
    deleteCookie(c, cookieName, cookieOptions);
  }

  return { find, open, signIn, signOut };
}

/**
 * Deduplicates concurrent queries of one page, whose calls share its `X-Request-Id`. Other requests do not share a query, so
 * that a sign-out takes effect for every later request.
 */
function createSessionLoader(database: Dependencies['database']) {
  const inFlight = new Map<string, Promise<SessionRow | undefined>>();
  return (c: Context, secretHash: string, nowMs: number): Promise<SessionRow | undefined> => {
    const requestId = c.req.method === 'GET' ? c.req.header('X-Request-Id') : undefined;
    if (requestId === undefined) return findSession(database, secretHash, nowMs);
    const key = `${requestId} ${secretHash}`;
    const query = inFlight.get(key) ?? findSession(database, secretHash, nowMs).finally(() => inFlight.delete(key));
    inFlight.set(key, query);
    return query;
  };
}
