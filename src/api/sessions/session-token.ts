import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isSecretToken } from './secret-token.ts';

/** What the request shows as its session, by the `Session` header first, then by the cookie; not looked up yet. */
export function findSessionToken(c: Context, cookieName: string): string | undefined {
  const header = c.req.header('Session') ?? '';
  const token = header === '' ? getCookie(c, cookieName) : header;
  return isSecretToken(token) ? token : undefined;
}
