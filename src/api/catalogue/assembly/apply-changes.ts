import type { ChangeKind } from '#database/schema/catalogue.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import type { Change } from '../changes/changed-keys.ts';
import { buildContent } from '../content/build-content.ts';
import { loadContentRows } from '../content/queries.ts';
import { loadPrices, type ProductPrices, setPrices } from './prices.ts';
import { createState, loadPublished, type State, updateBoundaries } from './state.ts';

interface Source {
  kysely: Queryable;
  siteUrl: string;
  nowMs: () => number;
}

/** Changes that only the merchant's content shows, and those that need the whole catalogue again. */
const contentKinds: readonly ChangeKind[] = ['page', 'banner', 'menu', 'setting'];
const structuralKinds: readonly ChangeKind[] = ['product', 'list', 'all'];
/** More changed prices are read with the whole catalogue. */
const mostPrices = 100;

/** The state after the changes. Prices are set in place, everything else is loaded into a new model. */
export async function applyChanges(state: State, changes: readonly Change[], source: Source): Promise<State> {
  const { kysely, siteUrl, nowMs } = source;
  const includes = (kinds: readonly ChangeKind[]) => changes.some(({ kind }) => kinds.includes(kind));
  const priced = [...new Set(changes.flatMap(({ kind, row_id: id }) => (kind === 'price' ? [id] : [])))];
  if (includes(structuralKinds) || priced.length > mostPrices)
    return createState(await loadPublished(kysely, state.published), siteUrl, nowMs());
  const content = includes(contentKinds) ? buildContent(await loadContentRows(kysely)) : undefined;
  const prices = new Map<number, ProductPrices>();
  for (const id of priced) prices.set(id, await loadPrices(kysely, id));
  // From here on nothing waits, so that a request sees all of the changes or none.
  for (const [id, loaded] of prices) {
    const product = state.model.productsById.get(id);
    if (!product) continue;
    setPrices(product, loaded);
    state.model.update(product);
  }
  return content ? createState({ ...state.published, content }, siteUrl, nowMs()) : updateBoundaries(state);
}
