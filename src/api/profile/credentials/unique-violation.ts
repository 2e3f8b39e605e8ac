const codes = new Set<unknown>(['23505', 2067]);

/** Whether the database refused a statement because a value must be unique: PostgreSQL's code or SQLite's result. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return codes.has(Reflect.get(error, 'code')) || codes.has(Reflect.get(error, 'errcode'));
}
