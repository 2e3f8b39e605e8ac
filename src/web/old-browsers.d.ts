// What TypeScript knows and the oldest supported browsers do not; the linter refuses what is deprecated.

interface URLSearchParams {
  /** @deprecated Chromium 113 and Safari 17 only. */
  readonly size: number;
}
