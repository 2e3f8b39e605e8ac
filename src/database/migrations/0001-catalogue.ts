// Shops, brands, categories, products with their variants, facts, facets, schedules, kits, reviews and questions.

import { sql, type Kysely } from 'kysely';
import type { Engine } from '../client.ts';
import { createTable, type TableDescription } from './table-builder.ts';

const tables: Readonly<Record<string, TableDescription>> = {
  shops: { key: ['id'], columns: { id: 'text', name: 'text', position: 'integer' } },
  pictures: {
    key: ['key'],
    columns: { key: 'text', hash: 'text', width: 'integer', height: 'integer', color: 'text' },
  },
  brands: {
    key: 'id',
    columns: { slug: 'text', name: 'text', story: 'text', picture_key: 'text? -> pictures.key', active: 'integer' },
    unique: [['slug']],
  },
  brand_shops: {
    key: ['brand_id', 'shop_id'],
    columns: { brand_id: 'integer -> brands', shop_id: 'text -> shops' },
  },
  categories: {
    key: 'id',
    columns: {
      parent_id: 'integer? -> categories',
      slug: 'text',
      path: 'text',
      name: 'text',
      level: 'integer',
      position: 'integer',
      intro: 'text',
      text: 'text',
      picture_key: 'text? -> pictures.key',
      is_offers: 'integer',
    },
    unique: [['path']],
    index: [['parent_id']],
  },
  products: {
    key: 'id',
    columns: {
      slug: 'text',
      name: 'text',
      sku: 'text',
      ean: 'text',
      mpn: 'text',
      brand_id: 'integer -> brands',
      category_id: 'integer -> categories',
      price_cents: 'integer',
      list_price_cents: 'integer?',
      stock: 'integer',
      on_request: 'integer',
      indexable: 'integer',
      short_text: 'text',
      long_html: 'text',
      how_to_use_html: 'text',
      weight_grams: 'integer',
      popularity: 'integer',
      launched_at: 'bigint',
      active: 'integer',
    },
    unique: [['slug'], ['sku']],
    index: [['brand_id'], ['category_id']],
  },
  product_shops: {
    key: ['product_id', 'shop_id'],
    columns: { product_id: 'integer -> products', shop_id: 'text -> shops' },
  },
  product_categories: {
    key: ['product_id', 'category_id'],
    columns: { product_id: 'integer -> products', category_id: 'integer -> categories' },
    index: [['category_id']],
  },
  product_facts: {
    key: ['product_id'],
    columns: {
      product_id: 'integer -> products',
      botanical_name: 'text?',
      plant_part: 'text?',
      origin: 'text?',
      extraction: 'text?',
      inci: 'text?',
      allergens_json: 'text',
      dilution: 'text?',
      pregnancy: 'text',
      children: 'text',
      pets: 'text',
      phototoxic: 'text',
      warnings: 'text?',
      regulatory_purpose: 'text?',
    },
  },
  attributes: { key: 'id', columns: { name: 'text', kind: 'text' }, unique: [['name', 'kind']] },
  attribute_values: {
    key: 'id',
    columns: { attribute_id: 'integer -> attributes', label: 'text', position: 'integer' },
    unique: [['attribute_id', 'label']],
  },
  variants: {
    key: 'id',
    columns: {
      product_id: 'integer -> products',
      attribute_value_id: 'integer -> attribute_values',
      sku: 'text',
      price_cents: 'integer',
      list_price_cents: 'integer?',
      stock: 'integer',
      position: 'integer',
    },
    unique: [['sku'], ['product_id', 'attribute_value_id']],
  },
  sibling_groups: {
    key: 'id',
    columns: { slug: 'text', attribute_id: 'integer -> attributes' },
    unique: [['slug']],
  },
  product_siblings: {
    key: ['product_id'],
    columns: {
      product_id: 'integer -> products',
      group_id: 'integer -> sibling_groups',
      attribute_value_id: 'integer -> attribute_values',
    },
    unique: [['group_id', 'attribute_value_id']],
  },
  filters: { key: 'id', columns: { name: 'text', position: 'integer' }, unique: [['name']] },
  filter_values: {
    key: 'id',
    columns: { filter_id: 'integer -> filters', label: 'text', position: 'integer' },
    unique: [['filter_id', 'label']],
  },
  product_filter_values: {
    key: ['product_id', 'filter_value_id'],
    columns: { product_id: 'integer -> products', filter_value_id: 'integer -> filter_values' },
    index: [['filter_value_id']],
  },
  price_schedules: {
    key: 'id',
    columns: {
      product_id: 'integer -> products',
      name: 'text',
      price_cents: 'integer',
      starts_at: 'bigint',
      ends_at: 'bigint',
    },
    index: [['product_id']],
  },
  product_pictures: {
    key: 'id',
    columns: {
      product_id: 'integer -> products',
      position: 'integer',
      picture_key: 'text -> pictures.key',
      alternative: 'text',
    },
    unique: [['product_id', 'position']],
  },
  badges: {
    key: 'id',
    columns: { label: 'text', text_color: 'text', background_color: 'text', position: 'integer' },
    unique: [['label']],
  },
  product_badges: {
    key: ['product_id', 'badge_id'],
    columns: { product_id: 'integer -> products', badge_id: 'integer -> badges' },
  },
  combinations: {
    key: 'id',
    columns: {
      product_id: 'integer -> products',
      other_product_id: 'integer -> products',
      discount_kind: 'text',
      discount: 'integer',
    },
    unique: [['product_id', 'other_product_id']],
  },
  lists: {
    key: 'id',
    columns: {
      slug: 'text',
      name: 'text',
      sku: 'text',
      kind: 'text',
      short_text: 'text',
      long_html: 'text',
      discount_percent: 'integer',
      can_choose_value: 'integer',
      picture_key: 'text? -> pictures.key',
      popularity: 'integer',
      active: 'integer',
    },
    unique: [['slug']],
  },
  list_shops: {
    key: ['list_id', 'shop_id'],
    columns: { list_id: 'integer -> lists', shop_id: 'text -> shops' },
  },
  list_parts: {
    key: 'id',
    columns: {
      list_id: 'integer -> lists',
      product_id: 'integer -> products',
      attribute_value_id: 'integer? -> attribute_values',
      quantity: 'integer',
      position: 'integer',
    },
    unique: [['list_id', 'position']],
  },
  reviews: {
    key: 'id',
    columns: {
      product_id: 'integer? -> products',
      list_id: 'integer? -> lists',
      reviewer: 'text',
      email: 'text?',
      stars: 'integer',
      comment: 'text?',
      recommends: 'integer',
      created_at: 'bigint',
      published: 'integer',
    },
    index: [['product_id'], ['list_id']],
  },
  questions: {
    key: 'id',
    columns: {
      product_id: 'integer -> products',
      name: 'text',
      email: 'text?',
      text: 'text',
      created_at: 'bigint',
      published: 'integer',
    },
    index: [['product_id']],
  },
  answers: {
    key: 'id',
    columns: {
      question_id: 'integer -> questions',
      name: 'text',
      by_shop: 'integer',
      text: 'text',
      created_at: 'bigint',
    },
    index: [['question_id']],
  },
  catalogue_version: { key: ['id'], columns: { id: 'integer', version: 'bigint' } },
};

export async function createCatalogue<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  for (const [table, description] of Object.entries(tables)) await createTable(database, engine, table, description);
  await sql`insert into catalogue_version (id, version) values (1, 1)`.execute(database);
}
