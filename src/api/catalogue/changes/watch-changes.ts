import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import type { ApiDependencies } from '../../dependencies.ts';
import type { CatalogueSource } from '../read-model.ts';
import { findChangedProducts, type Fingerprint, takeFingerprint } from './fingerprint.ts';
import { anyProductKey, listProductKeys } from './page-keys.ts';

/** Keys of what has changed; undefined: everything may have. */
export type TellChange = (keys: string[] | undefined) => void;

/** With more of them everything is dropped: it comes back as fast. */
const mostProducts = 20;

/**
 * Tells of each change that the read model was rebuilt for, after it resolves. It looks at the database by itself, behind
 * the visitors, and so may see a change a moment before or after the model does. `close` waits for a look that has begun.
 */
export async function watchChanges(
  { database, logger }: Pick<ApiDependencies, 'database' | 'logger'>,
  catalogue: Pick<CatalogueSource, 'current' | 'onReplaced'>,
  tell: TellChange,
): Promise<{ close(): Promise<void> }> {
  const report = (error: unknown): undefined => {
    logger.warn({ err: error }, 'the catalogue could not be compared');
  };
  let fingerprint = await takeFingerprint(database.kysely).catch(report);
  let model = catalogue.current();
  let last = Promise.resolve();

  const listKeys = async (cause: 'change' | 'time'): Promise<string[] | undefined> => {
    const before = { model, fingerprint };
    model = catalogue.current();
    if (cause === 'change') fingerprint = await takeFingerprint(database.kysely);
    const ids = cause === 'time' ? listScheduled(before.model) : compare(before.fingerprint, fingerprint);
    if (!ids || ids.length > mostProducts) return undefined;
    const owners = await listPairOwners(database.kysely, ids);
    const keys = ids.flatMap((id) => [...listProductKeys(before.model, id), ...listProductKeys(model, id)]);
    return [...new Set([anyProductKey, ...keys, ...owners.map((id) => `product-${id}`)])];
  };
  const stop = catalogue.onReplaced((cause) => {
    last = last
      .then(() => listKeys(cause))
      .catch(report)
      .then(tell);
  });

  return {
    close() {
      stop();
      return last;
    },
  };
}

function compare(before: Fingerprint | undefined, now: Fingerprint | undefined): number[] | undefined {
  return before && now && findChangedProducts(before, now);
}

/** Whose prices time alone may have changed. */
function listScheduled({ products }: ReturnType<CatalogueSource['current']>): number[] {
  return products.filter(({ schedules }) => schedules.length > 0).map(({ id }) => id);
}

/** Products whose pages offer one of these beside themselves. */
async function listPairOwners(database: Kysely<DatabaseSchema>, ids: readonly number[]): Promise<number[]> {
  const rows = await database
    .selectFrom('combinations')
    .select('product_id')
    .distinct()
    .where('other_product_id', 'in', [...ids])
    .execute();
  return rows.map((row) => row.product_id);
}
