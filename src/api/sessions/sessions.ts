// Sessions: an opaque random value at the browser, its hash in the database, born at the visitor's first write.
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { SessionRow } from '#database/schema/commerce.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { createSession } from './create-session.ts';
import { findSession } from './queries.ts';
import { sessionLifetime } from './session-lifetime.ts';
import { createSessionToken, hashSessionToken, isSessionToken } from './session-token.ts';
import { touchSession } from './touch-session.ts';

export interface Sessions {
  /** The living session that the request names, by the `Session` header first, then by the cookie. */
  find(c: Context): Promise<SessionRow | undefined>;
  /** The same, or a new anonymous one under a fresh id, whose cookie the answer sets. */
  open(c: Context): Promise<SessionRow>;
}

type SessionDependencies = Pick<ApiDependencies, 'database' | 'clock' | 'siteUrl' | 'cookieName'>;

/** The cookie is Secure wherever the shop itself is reached by https. */
export function createSessions({ database, clock, siteUrl, cookieName }: SessionDependencies): Sessions {
  const cookieOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: siteUrl.startsWith('https:'),
    maxAge: sessionLifetime.absoluteMs / 1000,
  } as const;

  async function find(c: Context): Promise<SessionRow | undefined> {
    const header = c.req.header('Session') ?? '';
    const token = header === '' ? getCookie(c, cookieName) : header;
    if (!isSessionToken(token)) return undefined;
    const tokenHash = hashSessionToken(token);
    const nowMs = clock().getTime();
    const session = await findSession(database, tokenHash, nowMs);
    if (session && session.last_seen_at <= nowMs - sessionLifetime.touchMs) {
      await touchSession(database, tokenHash, nowMs);
    }
    return session;
  }

  async function open(c: Context): Promise<SessionRow> {
    const known = await find(c);
    if (known) return known;
    const token = createSessionToken();
    const session = await createSession(database, hashSessionToken(token), clock().getTime());
    setCookie(c, cookieName, token, cookieOptions);
    return session;
  }

  return { find, open };
}
