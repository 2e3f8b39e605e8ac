// The reason of a failed delivery, safe to store and to log.

const maxLength = 200;

/** One line of at most 200 characters without e-mail addresses, since mail servers repeat the recipient in their replies. */
export function toReason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[e-mail]')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength);
}
