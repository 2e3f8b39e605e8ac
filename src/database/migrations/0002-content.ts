// Menus, pages, landing pages, banners, showcases, popups, settings, redirects.

import type { Kysely } from 'kysely';
import type { Engine } from '../client.ts';
import { createTable, type TableDescription } from './table-builder.ts';

const tables: Readonly<Record<string, TableDescription>> = {
  menus: { key: 'id', columns: { hash: 'text', name: 'text' }, unique: [['hash']] },
  menu_items: {
    key: 'id',
    columns: {
      menu_id: 'integer -> menus',
      parent_id: 'integer? -> menu_items',
      position: 'integer',
      label: 'text',
      link: 'text',
      opens_new_tab: 'integer',
      category_id: 'integer? -> categories',
      highlighted: 'integer',
      picture_key: 'text? -> pictures.key',
    },
    index: [['menu_id']],
  },
  pages: {
    key: 'id',
    columns: {
      slug: 'text',
      title: 'text',
      html: 'text',
      seo_title: 'text',
      seo_description: 'text',
      indexable: 'integer',
      position: 'integer',
      updated_at: 'bigint',
    },
    unique: [['slug']],
  },
  landing_pages: {
    key: 'id',
    columns: {
      slug: 'text',
      name: 'text',
      intro: 'text',
      text: 'text',
      seo_title: 'text',
      seo_description: 'text',
      indexable: 'integer',
    },
    unique: [['slug']],
  },
  landing_page_products: {
    key: ['landing_page_id', 'product_id'],
    columns: {
      landing_page_id: 'integer -> landing_pages',
      product_id: 'integer -> products',
      position: 'integer',
    },
  },
  banner_places: { key: ['hash'], columns: { hash: 'text', name: 'text' } },
  banners: {
    key: 'id',
    columns: {
      place_hash: 'text -> banner_places.hash',
      shop_id: 'text? -> shops',
      level_id: 'integer?',
      name: 'text',
      eyebrow: 'text',
      title: 'text',
      text: 'text',
      button: 'text',
      alternative: 'text',
      link: 'text',
      desktop_picture_key: 'text? -> pictures.key',
      mobile_picture_key: 'text? -> pictures.key',
      position: 'integer',
      starts_at: 'bigint',
    },
    index: [['place_hash']],
  },
  showcases: {
    key: 'id',
    columns: {
      hash: 'text',
      level: 'text',
      title: 'text',
      heading_tag: 'text',
      rule: 'text',
      size: 'integer',
    },
    unique: [['hash']],
  },
  showcase_products: {
    key: ['showcase_id', 'product_id'],
    columns: { showcase_id: 'integer -> showcases', product_id: 'integer -> products', position: 'integer' },
  },
  popups: {
    key: 'id',
    columns: {
      level: 'text',
      shop_id: 'text? -> shops',
      title: 'text',
      html: 'text',
      picture_key: 'text? -> pictures.key',
      link: 'text',
      delay_ms: 'integer',
      active: 'integer',
    },
    index: [['level']],
  },
  settings: { key: ['key'], columns: { key: 'text', value_json: 'text' } },
  redirects: { key: ['from_path'], columns: { from_path: 'text', to_path: 'text', status: 'integer' } },
};

export async function createContent<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  for (const [table, description] of Object.entries(tables)) await createTable(database, engine, table, description);
}
