// Lifecycle of the read model: built at start, kept current from recorded changes, from movements of stock, and by the clock.

import type { ApiDependencies } from '../../http/dependencies.ts';
import { followChanges } from '../changes/follow-changes.ts';
import { createVersions } from '../changes/versions.ts';
import type { CatalogueSource, StockQuantity } from '../published/source.ts';
import { listKeysBetween } from './boundaries.ts';
import { createWriteFollower } from './follow-writes.ts';
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
  const nextChanges = followChanges(dependencies.database);
  // What is committed from here on is applied after loading, even if it was loaded already.
  await Promise.all([nextChanges(), nextStock()]);
  const current = { state: createState(await loadPublished(kysely, undefined), siteUrl, nowMs()) };
  const versions = createVersions();
  const writes = createWriteFollower({ kysely, siteUrl, nowMs, nextChanges, nextStock, versions, current });

  const followClock = (): void => {
    const { period, model, boundaries, published } = current.state;
    const now = nowMs();
    if (period.fromMs <= now && now < period.untilMs) return;
    const keys = listKeysBetween(model, boundaries, [model.now, now]);
    current.state = createState(published, siteUrl, now);
    versions.raise(keys);
  };

  return {
    current() {
      followClock();
      return current.state.model;
    },
    version(keys) {
      followClock();
      return versions.of(keys);
    },
    async refresh() {
      followClock();
      await writes.follow();
    },
    onChange: versions.onRaise,
    close: () => writes.settle(),
  };
}
