import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isSecretToken } from './secret-token.ts';

/** The session token of the request, from the `Session` header, else from the cookie; not verified. */
export function findSessionToken(c: Context, cookieName: string): string | undefined {
  const header = c.req.header('Session') ?? '';
  const token = header === '' ? getCookie(c, cookieName) : header;
  return isSecretToken(token) ? token : undefined;
}
