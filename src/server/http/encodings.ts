import { parseAccept } from 'hono/utils/accept';

const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The best encoding that the header accepts and that is offered; undefined means the plain bytes. */
export function chooseEncoding(
  header: string | null | undefined,
  offered: readonly Encoding[] = encodings,
): Encoding | undefined {
  const accepted = parseAccept(header ?? '').filter(({ q }) => q > 0);
  return offered.find((name) => accepted.some(({ type }) => type.toLowerCase() === name));
}
