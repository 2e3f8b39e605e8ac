// The key under which an order is placed once, and the token of the link to it.

import { createHash } from 'node:crypto';

const hash = (text: string, encoding: 'hex' | 'base64url') => createHash('sha256').update(text).digest(encoding);

export interface OrderKey {
  sessionHash: string;
  shopId: string;
  /** Chosen at random by the client, once for each order. */
  key: string;
}

/** What is stored of a key, in hex. */
export function toKeyHash({ sessionHash, shopId, key }: OrderKey): string {
  return hash(`key ${sessionHash} ${shopId} ${key}`, 'hex');
}

/**
 * The token of the order, 43 signs. It follows from the key, so that a repeated request gets the same one although the
 * database has only its hash.
 */
export function toOrderToken({ sessionHash, shopId, key }: OrderKey): string {
  return hash(`token ${sessionHash} ${shopId} ${key}`, 'base64url');
}

export const hashText = (text: string): string => hash(text, 'hex');
