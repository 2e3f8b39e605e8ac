import pLimit from 'p-limit';
import type { Queryable } from '#database/schema/database-schema.ts';
import { type Change, listChangedKeys } from '../changes/changed-keys.ts';
import type { Versions } from '../changes/versions.ts';
import type { StockQuantity } from '../published/source.ts';
import { applyChanges } from './apply-changes.ts';
import { listKeysBetween } from './boundaries.ts';
import { repeatStock, setStock } from './set-stock.ts';
import type { State } from './state.ts';

interface WriteFollowerOptions {
  kysely: Queryable;
  siteUrl: string;
  nowMs: () => number;
  /** The changes and the stock that were committed since the call before. */
  nextChanges: () => Promise<readonly Change[]>;
  nextStock: () => Promise<readonly StockQuantity[]>;
  versions: Versions;
  /** Holds the current state, which is replaced. */
  current: { state: State };
}

/** Applies what other transactions committed. Stock waits neither for a load nor for changes that cannot be loaded. */
export function createWriteFollower(options: WriteFollowerOptions) {
  const { nextChanges, nextStock, versions, current } = options;
  /** Quantities that were read during a load, whose model may have older ones. */
  let readDuringLoad: StockQuantity[] | undefined;
  const followStock = async (): Promise<void> => {
    const quantities = await nextStock();
    readDuringLoad?.push(...quantities);
    versions.raise(quantities.flatMap((quantity) => setStock(current.state.model, quantity)));
  };

  const stock = shareTurns(followStock);

  /** Kept until they are applied, since loading may fail. */
  let pending: Change[] = [];
  const apply = async (changes: readonly Change[]): Promise<void> => {
    if (changes.length === 0) return;
    const before = current.state;
    readDuringLoad = [];
    const after = await applyChanges(before, changes, options);
    // The new model may have what was committed during the load, where no later comparison would find a difference.
    const late = await nextChanges();
    pending.push(...late);
    await stock.run();
    for (const quantity of readDuringLoad) repeatStock(after.model, quantity);
    readDuringLoad = undefined;
    current.state = after;
    pending = pending.filter((change) => !changes.includes(change));
    versions.raise([
      ...listChangedKeys([...changes, ...late], new Set([before.model, after.model])),
      ...listKeysBetween(after.model, before.boundaries, [before.model.now, after.model.now]),
    ]);
  };
  const followChanges = async (): Promise<void> => {
    pending.push(...(await nextChanges()));
    // Prices do not wait for content that cannot be loaded.
    await apply(pending.filter(({ kind }) => kind === 'price'));
    await apply(pending.filter(({ kind }) => kind !== 'price'));
  };

  const content = shareTurns(followChanges);
  return {
    async follow(): Promise<void> {
      await Promise.all([content.run(), stock.run()]);
    },
    /** Resolves once nothing is being followed. */
    async settle(): Promise<void> {
      await Promise.all([content.settle(), stock.settle()]);
    },
  };
}

/** Runs one at a time. Calls that wait for a run to end share the next one, which reads what was committed before any of them. */
function shareTurns(work: () => Promise<void>) {
  const inTurn = pLimit(1);
  let next: Promise<void> | undefined;
  return {
    run: (): Promise<void> =>
      (next ??= inTurn(() => {
        next = undefined;
        return work();
      })),
    settle: () => inTurn(() => undefined),
  };
}
