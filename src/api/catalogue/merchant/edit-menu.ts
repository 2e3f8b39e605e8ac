import type { Database } from '#database/client.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { ApiError } from '../../http/errors.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';

/** Levels of the main menu (specification 2). */
const maxLevels = 3;

export interface MenuEntry {
  label: string;
  /** Path inside the shop, absolute URL, or empty. */
  link: string;
  opensNewTab?: boolean;
  /** The category whose page it opens. */
  categoryId?: number;
  isHighlighted?: boolean;
  /** Key of a master picture. */
  pictureKey?: string;
  entries?: readonly MenuEntry[];
}

/** Replaces the entries of a menu. Throws `invalid` for an entry without a label or too deep, `not-found` for an unknown menu. */
export async function editMenu(
  database: Database,
  { hash, entries }: { hash: string; entries: readonly MenuEntry[] },
): Promise<void> {
  requireEntries(entries, 1);
  const changed = await changeCatalogue(
    database,
    async (transaction) => {
      // The update locks the menu, so that another edit waits for this one.
      const menu = await transaction
        .updateTable('menus')
        .set({ origin: 'own' })
        .where('hash', '=', hash)
        .returning('id')
        .executeTakeFirst();
      if (!menu) return undefined;
      await transaction.deleteFrom('menu_items').where('menu_id', '=', menu.id).execute();
      await insertEntries(transaction, menu.id, { parentId: null, entries });
      return menu;
    },
    ({ id }) => ({ kind: 'menu', ids: [id] }),
  );
  if (!changed) throw new ApiError('not-found', 'Menu não encontrado.');
}

function requireEntries(entries: readonly MenuEntry[], level: number): void {
  for (const { label, entries: inner = [] } of entries) {
    if (label.trim() === '') throw new ApiError('invalid', 'Escreva o nome de cada item do menu.', { field: 'label' });
    if (inner.length > 0 && level === maxLevels)
      throw new ApiError('invalid', `O menu tem no máximo ${maxLevels} níveis.`, { field: 'sub' });
    requireEntries(inner, level + 1);
  }
}

async function insertEntries(
  transaction: Transaction,
  menuId: number,
  { parentId, entries }: { parentId: number | null; entries: readonly MenuEntry[] },
): Promise<void> {
  for (const [position, entry] of entries.entries()) {
    const { id } = await transaction
      .insertInto('menu_items')
      .values({
        menu_id: menuId,
        parent_id: parentId,
        position,
        label: entry.label,
        link: entry.link,
        opens_new_tab: entry.opensNewTab ? 1 : 0,
        category_id: entry.categoryId ?? null,
        highlighted: entry.isHighlighted ? 1 : 0,
        picture_key: entry.pictureKey ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertEntries(transaction, menuId, { parentId: id, entries: entry.entries ?? [] });
  }
}
