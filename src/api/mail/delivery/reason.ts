// The reason of a failed delivery, safe to store and to log.

import { cleanLine } from '../layout/clean-text.ts';

const maxLength = 200;

/**
 * One line of at most 200 characters without e-mail addresses, since mail servers repeat the recipient in their replies. Nor does it have
 * control characters: PostgreSQL stores no NUL.
 */
export function toReason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return cleanLine(text)
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[e-mail]')
    .slice(0, maxLength);
}
