// Lifecycle of the read model: built at start, kept current from recorded changes, from movements of stock, and by the clock.

import pLimit from 'p-limit';
import type { ApiDependencies } from '../../http/dependencies.ts';
import { type Change, listChangedKeys } from '../changes/changed-keys.ts';
import { followChanges } from '../changes/follow-changes.ts';
import { createVersions } from '../changes/versions.ts';
import type { CatalogueSource, StockQuantity } from '../published/source.ts';
import { applyChanges } from './apply-changes.ts';
import { listKeysBetween } from './boundaries.ts';
import { setStock } from './set-stock.ts';
import { createState, loadPublished } from './state.ts';

interface Dependencies extends Pick<ApiDependencies, 'database' | 'clock' | 'siteUrl'> {
  /** The units whose stock moved since the call before, with what is left; the first call returns none. */
  nextStock: () => Promise<readonly StockQuantity[]>;
}

/** Resolves once the catalogue is loaded. While refreshing fails, the previous state is served. */
export async function createCatalogue(dependencies: Dependencies): Promise<CatalogueSource> {
  const { clock, siteUrl, nextStock } = dependencies;
  const { kysely } = dependencies.database;
  const nowMs = () => clock().getTime();
  const nextChanges = followChanges(kysely);
  // What is committed from here on is applied after loading, even if it was loaded already.
  await Promise.all([nextChanges(), nextStock()]);
  let state = createState(await loadPublished(kysely, undefined), siteUrl, nowMs());
  const versions = createVersions();
  const listeners = new Set<(keys: readonly string[]) => void>();
  const announce = (keys: readonly string[]): void => {
    if (keys.length === 0) return;
    versions.raise(keys);
    for (const listener of listeners) listener(keys);
  };

  const followClock = (): void => {
    const { period, model, boundaries, published } = state;
    const now = nowMs();
    if (period.fromMs <= now && now < period.untilMs) return;
    const keys = listKeysBetween(model, boundaries, [model.now, now]);
    state = createState(published, siteUrl, now);
    announce(keys);
  };
  /** Kept until they are applied, since loading may fail. */
  const pending: Change[] = [];
  const followWrites = async (): Promise<void> => {
    pending.push(...(await nextChanges()));
    if (pending.length > 0) {
      const before = state.model;
      state = await applyChanges(state, pending, { kysely, siteUrl, nowMs });
      announce(listChangedKeys(pending.splice(0), new Set([before, state.model])));
    }
    const quantities = await nextStock();
    announce(quantities.flatMap((quantity) => setStock(state.model, quantity)));
  };
  const oneAtATime = pLimit(1);

  return {
    current() {
      followClock();
      return state.model;
    },
    version(keys) {
      followClock();
      return versions.of(keys);
    },
    async refresh() {
      followClock();
      await oneAtATime(followWrites);
    },
    onChange: (listener) => void listeners.add(listener),
    close: () => oneAtATime(() => undefined),
  };
}
