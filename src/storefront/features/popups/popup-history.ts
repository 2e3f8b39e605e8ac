// Which popups a visitor has seen: in local storage as `popup:{kind}:{id}`, in session storage as `popup:{kind}` (reading A27).

import { readStored, store } from '#web/browser/storage.ts';

export type PopupKind = 'basic' | 'exit';

const forever = 'sempre';
const dayMs = 86_400_000;
/** Fallback without storage: each document shows each kind once. */
const shownInDocument = new Set<PopupKind>();

export function wasShownInSession(kind: PopupKind): boolean {
  return shownInDocument.has(kind) || typeof readStored('session', `popup:${kind}`) === 'string';
}

/** Any entry suppresses the popup; an ISO 8601 time suppresses it only until then. */
export function isSuppressed(kind: PopupKind, id: number, now: number): boolean {
  const entry = readStored('local', `popup:${kind}:${id}`) ?? null;
  // `Date.parse` also accepts values such as "1".
  const hasPassed = entry !== null && /^\d{4}-\d\d-\d\dT/.test(entry) && Date.parse(entry) <= now;
  return entry !== null && !hasPassed;
}

/** The merchant sets `repeatAfterDays`; without it the popup is never shown again. */
export function recordShown(
  kind: PopupKind,
  { id, repeatAfterDays }: { id: number; repeatAfterDays?: number },
  now: number,
): void {
  shownInDocument.add(kind);
  const until = repeatAfterDays === undefined ? forever : new Date(now + repeatAfterDays * dayMs).toISOString();
  store('session', `popup:${kind}`, '1');
  store('local', `popup:${kind}:${id}`, until);
}
