/** Whether it can be the key of an invitation at all: whatever else an address holds never becomes part of a call's path. */
export function isReviewKey(key: string): boolean {
  return /^[\w-]{1,200}$/.test(key);
}
