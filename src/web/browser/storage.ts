// Local and session storage without exceptions: a visitor may block them, and they may be full.

type Area = 'local' | 'session';

/** Null if nothing is stored under the key, undefined if storage is blocked. */
export function readStored(area: Area, key: string): string | null | undefined {
  try {
    return find(area).getItem(key);
  } catch {
    return undefined;
  }
}

/** Null removes the key. Returns whether the write succeeded. */
export function store(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) find(area).removeItem(key);
    else find(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The property access itself throws if storage is blocked. */
function find(area: Area): Storage {
  return area === 'local' ? localStorage : sessionStorage;
}
