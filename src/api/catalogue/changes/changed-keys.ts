import type { ChangeKind } from '#database/schema/catalogue.ts';
import type { ReadModel } from '../published/model.ts';
import { anyProductKey, bannersKey, everythingKey, listProductKeys, listsKey, pagesKey } from './page-keys.ts';

export interface Change {
  kind: ChangeKind;
  row_id: number;
}

/** Keys of the pages that show a row of this kind, in a model before or after its change. */
const toKeys: Record<ChangeKind, (model: ReadModel, id: number) => readonly string[]> = {
  price: listProductKeys,
  product: listProductKeys,
  list: (_, id) => [anyProductKey, listsKey, `list-${id}`],
  page: (_, id) => [pagesKey, `page-${id}`],
  banner: () => [bannersKey],
  // Every page has the menus and reads the settings.
  menu: () => [everythingKey],
  setting: () => [everythingKey],
  all: () => [everythingKey],
};

/** Keys of the pages that changes affect. `models` are those before and after: a product may have moved. */
export function listChangedKeys(changes: readonly Change[], models: ReadonlySet<ReadModel>): string[] {
  const keys = [...models].flatMap((model) => changes.flatMap(({ kind, row_id: id }) => toKeys[kind](model, id)));
  return [...new Set(keys)];
}
