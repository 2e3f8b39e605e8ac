import type { Transaction } from '#database/schema/database-schema.ts';
import { templatePages } from './templates/pages.ts';
import {
  templateBannerPlaces,
  type TemplateMenu,
  templateMenus,
  templateShops,
  templateShowcases,
} from './templates/shops.ts';

const origin = 'template' as const;

/** Adds what every shop has and this one lacks: shops, menus, pages, places, showcases, the offers, a closed checkout. */
export async function insertTemplates(transaction: Transaction, nowMs: number): Promise<void> {
  await transaction
    .insertInto('shops')
    .values(templateShops.map((shop) => ({ ...shop, origin })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await transaction
    .insertInto('settings')
    .values({ key: 'checkout.aberto', value_json: 'false', origin })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  await insertPages(transaction, nowMs);
  await insertPlaces(transaction);
  for (const menu of templateMenus) await insertMenu(transaction, menu);
}

async function insertPages(transaction: Transaction, nowMs: number): Promise<void> {
  await transaction
    .insertInto('pages')
    .values(
      templatePages.map((page, position) => ({
        ...page,
        seo_title: '',
        seo_description: '',
        indexable: 0 as const,
        position,
        updated_at: nowMs,
        origin,
      })),
    )
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

/** The category of the offers, the places of banners and the showcases, by the names that pages ask for. */
async function insertPlaces(transaction: Transaction): Promise<void> {
  await transaction
    .insertInto('categories')
    .values({
      parent_id: null,
      slug: 'ofertas',
      path: 'ofertas',
      name: 'Ofertas',
      level: 1,
      position: 999,
      intro: '',
      text: '',
      picture_key: null,
      is_offers: 1,
      origin,
    })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
  await transaction
    .insertInto('banner_places')
    .values(templateBannerPlaces.map((place) => ({ ...place, origin })))
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  await transaction
    .insertInto('showcases')
    .values(templateShowcases.map((showcase) => ({ ...showcase, level: 'home', heading_tag: 'h2', origin })))
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

async function insertMenu(transaction: Transaction, { hash, name, entries }: TemplateMenu): Promise<void> {
  const menu = await transaction
    .insertInto('menus')
    .values({ hash, name, origin })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!menu) return;
  for (const [position, entry] of entries.entries()) {
    const row = { menu_id: menu.id, opens_new_tab: 0, category_id: null, highlighted: 0, picture_key: null } as const;
    const { id } = await transaction
      .insertInto('menu_items')
      .values({ ...row, parent_id: null, position, label: entry.label, link: entry.link })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [place, { label, link }] of (entry.entries ?? []).entries())
      await transaction
        .insertInto('menu_items')
        .values({ ...row, parent_id: id, position: place, label, link })
        .execute();
  }
}
