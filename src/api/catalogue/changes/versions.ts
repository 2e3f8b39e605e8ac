import { everythingKey } from '#contract/cache-keys.ts';

export type Versions = ReturnType<typeof createVersions>;

/** Versions of cache keys: a page is current while no key of its own changed after it was rendered. */
export function createVersions() {
  let latest = 1;
  let everything = latest;
  const byKey = new Map<string, number>();
  const listeners: ((keys: readonly string[]) => void)[] = [];
  return {
    /** What the keys stand for has changed. */
    raise(keys: readonly string[]): void {
      if (keys.length === 0) return;
      latest += 1;
      if (keys.includes(everythingKey)) {
        everything = latest;
        byKey.clear();
      }
      for (const key of keys) byKey.set(key, latest);
      for (const listener of listeners) listener(keys);
    },
    onRaise: (listener: (keys: readonly string[]) => void): void => void listeners.push(listener),
    /** Rises when any of the keys changes. */
    of: (keys: readonly string[]): number =>
      keys.reduce((highest, key) => Math.max(highest, byKey.get(key) ?? 0), everything),
  };
}
