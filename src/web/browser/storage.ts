// The storages of the browser, which a visitor may forbid, and which may be full.

type Area = 'local' | 'session';

/** Null where nothing is stored under the key, undefined where nothing may be read. */
export function readStored(area: Area, key: string): string | null | undefined {
  try {
    return find(area).getItem(key);
  } catch {
    return undefined;
  }
}

/** Null forgets. Answers whether it was done. */
export function store(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) find(area).removeItem(key);
    else find(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Even to ask for it throws where it is forbidden. */
function find(area: Area): Storage {
  return area === 'local' ? localStorage : sessionStorage;
}
