import { anyProductKey, bannersKey, everythingKey, listsKey, menusKey, pagesKey } from '#contract/cache-keys.ts';
import type { ChangeKind } from '#database/schema/catalogue.ts';
import type { ReadModel } from '../published/model.ts';
import { listLandingPageKeys, listPresenceKeys, listProductKeys } from './page-keys.ts';

export interface Change {
  kind: ChangeKind;
  row_id: number;
}

/** More products change everything, which costs less than finding the pages of each. */
const mostProducts = 100;

/** Keys of the pages that show a row of this kind, in a model before or after its change. */
const toKeys: Record<ChangeKind, (model: ReadModel, id: number) => readonly string[]> = {
  price: listProductKeys,
  product: listPresenceKeys,
  list: listListKeys,
  page: (_, id) => [pagesKey, menusKey, `page-${id}`],
  banner: () => [bannersKey],
  // Every page has the menus and reads the settings.
  menu: () => [everythingKey],
  setting: () => [everythingKey],
  all: () => [everythingKey],
};

function listListKeys(model: ReadModel, id: number): string[] {
  const list = model.listsById.get(id);
  return [anyProductKey, listsKey, menusKey, `list-${id}`, ...(list ? listLandingPageKeys(model, [list]) : [])];
}

/** Keys of the pages that changes affect. `models` are those before and after: a product may have moved. */
export function listChangedKeys(changes: readonly Change[], models: ReadonlySet<ReadModel>): string[] {
  if (changes.length > mostProducts) return [everythingKey];
  const keys = [...models].flatMap((model) => changes.flatMap(({ kind, row_id: id }) => toKeys[kind](model, id)));
  return [...new Set(keys)];
}
