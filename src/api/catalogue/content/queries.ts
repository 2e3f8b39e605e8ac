// Rows of menus, pages, banners, showcases, popups and settings, and the rating of the shop.

import type { Queryable } from '#database/schema/database-schema.ts';

export type ContentRows = Awaited<ReturnType<typeof loadContentRows>>;

/** All content of the merchant, which is small enough to be loaded at once. */
export async function loadContentRows(database: Queryable) {
  return {
    shops: await database.selectFrom('shops').select(['id', 'name']).orderBy('position').execute(),
    pictures: await database.selectFrom('pictures').select(['key', 'hash']).execute(),
    menus: await database.selectFrom('menus').selectAll().execute(),
    menuItems: await database.selectFrom('menu_items').selectAll().orderBy('position').orderBy('id').execute(),
    pages: await database.selectFrom('pages').selectAll().orderBy('position').orderBy('id').execute(),
    bannerPlaces: await database.selectFrom('banner_places').selectAll().execute(),
    banners: await database.selectFrom('banners').selectAll().orderBy('position').orderBy('id').execute(),
    showcases: await database.selectFrom('showcases').selectAll().execute(),
    showcaseProducts: await database.selectFrom('showcase_products').selectAll().orderBy('position').execute(),
    popups: await database.selectFrom('popups').selectAll().where('active', '=', 1).orderBy('id').execute(),
    settings: await database.selectFrom('settings').selectAll().execute(),
    redirects: await database.selectFrom('redirects').selectAll().execute(),
    storeRating: await getStoreRating(database),
  };
}

/** Sums of the published reviews of the shop. */
async function getStoreRating(database: Queryable) {
  const { count, experience, service } = await database
    .selectFrom('store_reviews')
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.sum('experience').as('experience'),
      fn.sum('service').as('service'),
    ])
    .where('may_publish', '=', 1)
    .executeTakeFirstOrThrow();
  return { count: Number(count), experience: Number(experience), service: Number(service) };
}
