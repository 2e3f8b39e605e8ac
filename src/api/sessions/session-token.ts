import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;
const tokenPattern = /^[\w-]{43}$/;

/** 256 random bits in base64url: the cookie's value, and nothing else. */
export function createSessionToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** Whether the text can be a token of ours; anything else needs no look into the database. */
export function isSessionToken(text: string | undefined): text is string {
  return text !== undefined && tokenPattern.test(text);
}

/** SHA-256 in hex: what is stored instead of the token. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
