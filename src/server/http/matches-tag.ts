/** Whether an `If-None-Match` header names the ETag: a list of tags, weak ones too, or `*` for any (RFC 9110, 13.1.2). */
export function matchesTag(header: string | null | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((text) => text.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(tag);
}
