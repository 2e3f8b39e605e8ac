const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How long a session lives without a visit, and at most; and how often a visit is noted. */
export const sessionLifetime = { idleMs: 14 * dayMs, absoluteMs: 30 * dayMs, touchMs: hourMs };
