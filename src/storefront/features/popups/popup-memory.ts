// Which popups a visitor has seen: for good under `popup:{kind}:{id}`, for this session under `popup:{kind}` (reading A27).

export type PopupKind = 'basic' | 'exit';

const forever = 'sempre';
const dayMs = 86_400_000;
/** Where no storage may be written, a document shows each kind once. */
const shownHere = new Set<PopupKind>();

export function wasShownInSession(kind: PopupKind): boolean {
  return shownHere.has(kind) || read(() => sessionStorage.getItem(`popup:${kind}`)) !== null;
}

/** Any entry suppresses, but one with a moment (ISO 8601) only until then. */
export function isSuppressed(kind: PopupKind, id: number, now: number): boolean {
  const entry = read(() => localStorage.getItem(`popup:${kind}:${id}`));
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
  read(() => {
    sessionStorage.setItem(`popup:${kind}`, '1');
    localStorage.setItem(`popup:${kind}:${id}`, until);
    return null;
  });
}

/** Null also where storage is forbidden. */
function read(access: () => string | null): string | null {
  try {
    return access();
  } catch {
    return null;
  }
}
