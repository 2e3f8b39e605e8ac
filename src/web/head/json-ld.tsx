// Structured data for search engines.

/** Serialises JSON so that no string in it can close the script element. */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

export function JsonLd({ value }: { value: Record<string, unknown> }) {
  const document = { '@context': 'https://schema.org', ...value };
  return <script type="application/ld+json">{toInlineJson(document)}</script>;
}

export interface TrailEntry {
  label: string;
  /** An absolute URL. */
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
