import { everythingKey } from './page-keys.ts';

/** Versions of cache keys: a page is current while no key of its own changed after it was rendered. */
export function createVersions() {
  let latest = 1;
  let everything = latest;
  const byKey = new Map<string, number>();
  return {
    /** The keys have changed. */
    raise(keys: readonly string[]): void {
      latest += 1;
      if (keys.includes(everythingKey)) {
        everything = latest;
        byKey.clear();
      }
      for (const key of keys) byKey.set(key, latest);
    },
    /** Rises when any of the keys changes. */
    of: (keys: readonly string[]): number =>
      keys.reduce((highest, key) => Math.max(highest, byKey.get(key) ?? 0), everything),
  };
}
