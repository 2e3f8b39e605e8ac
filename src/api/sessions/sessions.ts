// Sessions: an opaque random value at the browser, its hash in the database, born at the visitor's first write.
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { SessionRow } from '#database/schema/commerce.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { createSession } from './create-session.ts';
import { toDeviceName } from './device/device-name.ts';
import { endSession } from './end-sessions.ts';
import { findSession } from './queries.ts';
import { sessionLifetime } from './session-lifetime.ts';
import { createSecretToken, hashSecretToken } from './secret-token.ts';
import { findSessionToken } from './session-token.ts';
import { type AlongsideSignIn, signInCustomer } from './sign-in.ts';
import { replaceSecret, touchSession } from './update-session.ts';

export interface Sessions {
  /** The living session that the request names, by the `Session` header first, then by the cookie. */
  find(c: Context): Promise<SessionRow | undefined>;
  /** The same, or a new anonymous one under a fresh id, whose cookie the answer sets. */
  open(c: Context): Promise<SessionRow>;
  /** The same under another secret: the answer sets a new cookie, as it does for who signs in. */
  renew(c: Context): Promise<void>;
  /**
   * Signs the customer in, as `signInCustomer` does, under a fresh id whose cookie the answer sets; whoever calls it has
   * made sure who the person is.
   */
  signIn(c: Context, customerId: number, alongside?: AlongsideSignIn): Promise<SessionRow>;
  /** Ends the session of a customer and takes the cookie away; a visitor's session stays as it is. */
  signOut(c: Context): Promise<void>;
}

type SessionDependencies = Pick<ApiDependencies, 'database' | 'clock' | 'siteUrl' | 'cookieName'>;

/** Secure wherever the shop itself is reached by https. */
const toCookieOptions = (siteUrl: string) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: siteUrl.startsWith('https:'),
    maxAge: sessionLifetime.absoluteMs / 1000,
  }) as const;

export function createSessions({ database, clock, siteUrl, cookieName }: SessionDependencies): Sessions {
  const cookieOptions = toCookieOptions(siteUrl);
  const read = createLoader(database);

  async function find(c: Context): Promise<SessionRow | undefined> {
    const token = findSessionToken(c, cookieName);
    if (token === undefined) return undefined;
    const nowMs = clock().getTime();
    const session = await read(c, hashSecretToken(token), nowMs);
    if (session && session.last_seen_at <= nowMs - sessionLifetime.touchMs) {
      await touchSession(database, session.token_hash, nowMs);
    }
    return session;
  }

  async function open(c: Context): Promise<SessionRow> {
    return (await find(c)) ?? start(c);
  }

  async function start(c: Context): Promise<SessionRow> {
    const token = createSecretToken();
    const session = await createSession(database.kysely, hashSecretToken(token), clock().getTime());
    setCookie(c, cookieName, token, cookieOptions);
    return session;
  }

  async function renew(c: Context): Promise<void> {
    const known = await find(c);
    const token = createSecretToken();
    const isRenewed = known && (await replaceSecret(database, known, hashSecretToken(token)));
    if (isRenewed) setCookie(c, cookieName, token, cookieOptions);
    else await start(c);
  }

  async function signIn(c: Context, customerId: number, alongside?: AlongsideSignIn): Promise<SessionRow> {
    const token = createSecretToken();
    const session = await signInCustomer(
      database,
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

  return { find, open, renew, signIn, signOut };
}

/**
 * Reads a session once for calls that one page makes at the same moment; they have its `X-Request-Id`. Nobody else shares, so that
 * whoever has just signed out is signed out at the next request, whatever was on its way.
 */
function createLoader(database: SessionDependencies['database']) {
  const running = new Map<string, Promise<SessionRow | undefined>>();
  return (c: Context, secretHash: string, nowMs: number): Promise<SessionRow | undefined> => {
    const requestId = c.req.method === 'GET' ? c.req.header('X-Request-Id') : undefined;
    if (requestId === undefined) return findSession(database, secretHash, nowMs);
    const key = `${requestId} ${secretHash}`;
    const reading = running.get(key) ?? findSession(database, secretHash, nowMs).finally(() => running.delete(key));
    running.set(key, reading);
    return reading;
  };
}
