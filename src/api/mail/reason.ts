// Why a mail was not taken, fit to be stored and logged.

const maxLength = 200;

/** One line of at most 200 characters without e-mail addresses: mail servers repeat the recipient in their answers. */
export function toReason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[e-mail]')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength);
}
