import type { Transaction } from '#database/schema/database-schema.ts';

/** Levels of the category tree. */
const maxLevels = 4;

/** Removes brands, categories, filters, attributes and badges that no product that stays, and no menu, belongs to. */
export async function removeTaxonomy(transaction: Transaction): Promise<void> {
  await transaction
    .deleteFrom('brands')
    .where('origin', '=', 'demonstration')
    .where('id', 'not in', (query) => query.selectFrom('products').select('brand_id'))
    .execute();
  // Without goods for sale its page would be empty.
  await transaction
    .updateTable('brands')
    .set({ active: 0 })
    .where('origin', '=', 'demonstration')
    .where('id', 'not in', (query) => query.selectFrom('products').select('brand_id').where('active', '=', 1))
    .execute();
  await removeCategories(transaction);
  await transaction
    .deleteFrom('badges')
    .where('origin', '=', 'demonstration')
    .where('id', 'not in', (query) => query.selectFrom('product_badges').select('badge_id'))
    .execute();
  await transaction
    .deleteFrom('sibling_groups')
    .where('origin', '=', 'demonstration')
    .where('id', 'not in', (query) => query.selectFrom('product_siblings').select('group_id'))
    .execute();
  await removeFilters(transaction);
  await removeAttributes(transaction);
}

/** From the leaves up, because a deleted category takes its children with it. */
async function removeCategories(transaction: Transaction): Promise<void> {
  for (let level = maxLevels; level > 0; level -= 1) {
    await transaction
      .deleteFrom('categories')
      .where('origin', '=', 'demonstration')
      .where('level', '=', level)
      .where('id', 'not in', (query) => query.selectFrom('products').select('category_id'))
      .where('id', 'not in', (query) => query.selectFrom('product_categories').select('category_id'))
      .where('id', 'not in', (query) =>
        query
          .selectFrom('menu_items')
          .select((row) => row.ref('category_id').$notNull().as('category_id'))
          .where('category_id', 'is not', null),
      )
      .where('id', 'not in', (query) =>
        query
          .selectFrom('categories as child')
          .select((row) => row.ref('child.parent_id').$notNull().as('parent_id'))
          .where('child.parent_id', 'is not', null),
      )
      .execute();
  }
}

async function removeFilters(transaction: Transaction): Promise<void> {
  await transaction
    .deleteFrom('filters')
    .where('origin', '=', 'demonstration')
    .where('id', 'not in', (query) =>
      query
        .selectFrom('filter_values')
        .select('filter_id')
        .where((where) =>
          where.or([
            where('filter_values.id', 'in', where.selectFrom('product_filter_values').select('filter_value_id')),
            where('filter_values.id', 'in', where.selectFrom('list_filter_values').select('filter_value_id')),
          ]),
        ),
    )
    .execute();
}

async function removeAttributes(transaction: Transaction): Promise<void> {
  await transaction
    .deleteFrom('attributes')
    .where('origin', '=', 'demonstration')
    .where('id', 'not in', (query) => query.selectFrom('sibling_groups').select('attribute_id'))
    .where('id', 'not in', (query) =>
      query
        .selectFrom('attribute_values')
        .innerJoin('variants', 'variants.attribute_value_id', 'attribute_values.id')
        .select('attribute_id'),
    )
    .execute();
}
