import { parseAccept } from 'hono/utils/accept';

const encodings = ['br', 'gzip'] as const;
/** What is packed once for all who ask for it. */
export type Encoding = (typeof encodings)[number];

/** The best encoding that the header accepts and that is offered, best first; undefined means the plain bytes. */
export function chooseEncoding(header: string | null | undefined): Encoding | undefined;
export function chooseEncoding<Offered extends string>(
  header: string | null | undefined,
  offered: readonly Offered[],
): Offered | undefined;
export function chooseEncoding(
  header: string | null | undefined,
  offered: readonly string[] = encodings,
): string | undefined {
  const accepted = parseAccept(header ?? '').filter(({ q }) => q > 0);
  return offered.find((name) => accepted.some(({ type }) => type.toLowerCase() === name));
}
