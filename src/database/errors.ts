// Classifies database errors: retryable, database unavailable, a value that is taken, or a bug.

/** PostgreSQL: serialization failure and deadlock. SQLite: another process changed data that this transaction had read. */
const retryableCodes = new Set<unknown>(['40001', '40P01', 517]);

const unavailableCodes = [
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|ENOENT|EIO|ENOSPC|EROFS)$/,
  // Classes 08 connection, 53 resources (disk full), 57 operator intervention (restart, timeout), 58 system; lock timeout.
  /^(?:08|53|57|58)\w{3}$|^55P03$/,
];
/** The lower byte of SQLite's result: busy, locked, read-only, input/output error, full, cannot open. */
const unavailableSqliteResults = new Set([5, 6, 8, 10, 13, 14]);
const unavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/;

function property(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

/** Whether the same transaction may succeed at once, because another one was in its way. */
export function isRetryable(error: unknown): boolean {
  return retryableCodes.has(property(error, 'code')) || retryableCodes.has(property(error, 'errcode'));
}

/** Whether the database could not be reached, is full or timed out; the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (isRetryable(error)) return true;
  const result = property(error, 'errcode');
  if (typeof result === 'number') return unavailableSqliteResults.has(result % 256);
  const code = property(error, 'code');
  if (typeof code === 'string') return unavailableCodes.some((pattern) => pattern.test(code));
  return error instanceof Error && unavailableMessages.test(error.message);
}

/** PostgreSQL's code, SQLite's result. */
const uniqueViolationCodes = new Set<unknown>(['23505', 2067]);

/** Whether a statement violated a unique constraint: a concurrent one was first. */
export function isUniqueViolation(error: unknown): boolean {
  return uniqueViolationCodes.has(property(error, 'code')) || uniqueViolationCodes.has(property(error, 'errcode'));
}
