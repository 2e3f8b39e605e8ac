import { hash, randomBytes } from 'node:crypto';

const tokenBytes = 32;
const tokenPattern = /^[\w-]{43}$/;

/** 256 random bits in base64url: the whole value of a cookie or the secret of a mailed link. */
export function createSecretToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** Whether the text has the format of a token; other texts need no query. */
export function isSecretToken(text: string | undefined): text is string {
  return text !== undefined && tokenPattern.test(text);
}

/** SHA-256 in hex, which is stored instead of the token. */
export function hashSecretToken(token: string): string {
  return hash('sha256', token, 'hex');
}
