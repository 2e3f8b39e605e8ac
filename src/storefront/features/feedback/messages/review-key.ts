/** Validates the key of an invitation, which comes from the URL and becomes part of an API path. */
export function isReviewKey(key: string): boolean {
  return /^[\w-]{1,200}$/.test(key);
}
