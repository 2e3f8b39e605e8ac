import type { Kysely } from 'kysely';
import pLimit from 'p-limit';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import type { ApiDependencies } from '../../http/dependencies.ts';
import type { CatalogueSource } from '../published/source.ts';
import { findChangedProducts, type Fingerprint, loadFingerprint } from './fingerprint.ts';
import { anyProductKey, listProductKeys } from './page-keys.ts';

/** Receives the changed keys; undefined means that everything may have changed. */
export type OnChange = (keys: string[] | undefined) => void;

/** More changed products purge everything, which costs no more than purging each. */
const mostProducts = 20;

/**
 * Reports each change that the read model was rebuilt for, from when it resolves. It queries the database separately, in the
 * background, so it may see a change shortly before or after the model does. `close` waits for a running comparison.
 */
export async function watchChanges(
  { database, logger }: Pick<ApiDependencies, 'database' | 'logger'>,
  catalogue: Pick<CatalogueSource, 'current' | 'onReplaced'>,
  onChange: OnChange,
): Promise<{ close(): Promise<void> }> {
  const logFailure = (error: unknown): undefined => {
    logger.warn({ err: error }, 'the catalogue could not be compared');
  };
  let fingerprint = await loadFingerprint(database.kysely).catch(logFailure);
  let model = catalogue.current();
  const oneAtATime = pLimit(1);

  const listKeys = async (cause: 'change' | 'time'): Promise<string[] | undefined> => {
    const before = { model, fingerprint };
    model = catalogue.current();
    if (cause === 'change') fingerprint = await loadFingerprint(database.kysely);
    const ids = cause === 'time' ? listScheduled(before.model) : compare(before.fingerprint, fingerprint);
    if (!ids || ids.length > mostProducts) return undefined;
    const owners = await listPairOwners(database.kysely, ids);
    const keys = ids.flatMap((id) => [...listProductKeys(before.model, id), ...listProductKeys(model, id)]);
    return [...new Set([anyProductKey, ...keys, ...owners.map((id) => `product-${id}`)])];
  };
  const stop = catalogue.onReplaced((cause) => {
    void oneAtATime(async () => onChange(await listKeys(cause).catch(logFailure)));
  });

  return {
    close() {
      stop();
      return oneAtATime(() => undefined);
    },
  };
}

function compare(before: Fingerprint | undefined, now: Fingerprint | undefined): number[] | undefined {
  return before && now && findChangedProducts(before, now);
}

/** Products with price schedules, whose prices may change without a write. */
function listScheduled({ products }: ReturnType<CatalogueSource['current']>): number[] {
  return products.filter(({ schedules }) => schedules.length > 0).map(({ id }) => id);
}

/** Products whose pages offer one of these in a combination. */
async function listPairOwners(database: Kysely<DatabaseSchema>, ids: readonly number[]): Promise<number[]> {
  const rows = await database
    .selectFrom('combinations')
    .select('product_id')
    .distinct()
    .where('other_product_id', 'in', [...ids])
    .execute();
  return rows.map((row) => row.product_id);
}
