// Which popups a visitor has seen: for good under `popup:{kind}:{id}`, for this session under `popup:{kind}` (reading A27).
import { readStored, store } from '#web/browser/storage.ts';

export type PopupKind = 'basic' | 'exit';

const forever = 'sempre';
const dayMs = 86_400_000;
/** Where no storage may be written, a document shows each kind once. */
const shownHere = new Set<PopupKind>();

export function wasShownInSession(kind: PopupKind): boolean {
  return shownHere.has(kind) || typeof readStored('session', `popup:${kind}`) === 'string';
}

/** Any entry suppresses, but one with a moment (ISO 8601) only until then. */
export function isSuppressed(kind: PopupKind, id: number, now: number): boolean {
  const entry = readStored('local', `popup:${kind}:${id}`) ?? null;
  // `Date.parse` would read a date also in what is none, such as "1".
  const hasPassed = entry !== null && /^\d{4}-\d\d-\d\dT/.test(entry) && Date.parse(entry) <= now;
  return entry !== null && !hasPassed;
}

/** `repeatAfterDays` is the merchant's; without it the popup never comes back. */
export function rememberShown(
  kind: PopupKind,
  { id, repeatAfterDays }: { id: number; repeatAfterDays?: number },
  now: number,
): void {
  shownHere.add(kind);
  const until = repeatAfterDays === undefined ? forever : new Date(now + repeatAfterDays * dayMs).toISOString();
  store('session', `popup:${kind}`, '1');
  store('local', `popup:${kind}:${id}`, until);
}
