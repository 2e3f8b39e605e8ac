import { createHash, randomBytes } from 'node:crypto';

const keyBytes = 32;

/** 256 random bits in base64url, for the invitation's link. */
export function createReviewKey(): string {
  return randomBytes(keyBytes).toString('base64url');
}

/** SHA-256 in hex, which is stored instead of the key. */
export function hashReviewKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
