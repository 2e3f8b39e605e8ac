// Structured data for search engines.
import type { ReactNode } from 'react';

/** JSON that cannot end the script element it stands in, whatever its strings hold. */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/**
 * Around structured data: search engines read documents, so only the server writes it, and browsers leave what they find alone.
 * Its children are to be `import.meta.env.SSR && …`, so that no browser gets their code.
 */
export function InDocument({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR) return <div hidden>{children}</div>;
  // oxlint-disable-next-line react/no-danger -- nothing
  return <div hidden dangerouslySetInnerHTML={nothing} suppressHydrationWarning />;
}

/** The same object for good: another one would take out what stands there. */
const nothing = { __html: '' };

export function JsonLd({ value }: { value: Record<string, unknown> }) {
  const document = { '@context': 'https://schema.org', ...value };
  return <script type="application/ld+json">{toInlineJson(document)}</script>;
}

export interface TrailEntry {
  label: string;
  /** Absolute. */
  url: string;
}

/** Positions start at 1 (reading A37). */
export function toBreadcrumbList(entries: readonly TrailEntry[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: entries.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url,
    })),
  };
}
