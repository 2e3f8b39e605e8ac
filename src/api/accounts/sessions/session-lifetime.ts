const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Idle and absolute lifetime of a session, and the interval of `last_seen_at` updates. */
export const sessionLifetime = { idleMs: 14 * dayMs, absoluteMs: 30 * dayMs, touchMs: hourMs };
