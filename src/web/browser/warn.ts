/** Logs failures that the specification wants in the console only. */
export function warn(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the log of a browser is its console
  console.warn(message, error instanceof Error ? error.message : error);
}
