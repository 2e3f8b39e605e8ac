// The category tree, and the tree of offers that mirrors it.

import type { CatalogueCategory } from '../published/model.ts';
import type { CatalogueRows } from './queries.ts';

/** Ids of offers levels: this plus the id of the category that they mirror. */
const firstOffersId = 900_000;
const maxLevels = 4;

interface CategoryDraft extends CatalogueCategory {
  children: CategoryDraft[];
}

type CategoryRow = CatalogueRows['categories'][number];

/** Rows are sorted by display order; parents may come before or after their children. */
export function buildCategories(rows: readonly CategoryRow[]) {
  const childrenByParent = Map.groupBy(rows, (row) => row.parent_id);
  const build = (row: CategoryRow, parent: CategoryDraft | undefined): CategoryDraft => {
    const category = toCategory(row, parent);
    category.children = (childrenByParent.get(row.id) ?? []).map((child) => build(child, category));
    return category;
  };
  const tops = (childrenByParent.get(null) ?? []).map((row) => build(row, undefined));
  const plain = tops.filter((category) => !category.isOffers);
  for (const offers of tops.filter((category) => category.isOffers)) {
    offers.children = plain.map((category) => mirror(category, offers));
  }
  const all = tops.flatMap(listSubtree);
  return {
    categories: plain,
    categoriesById: new Map(all.map((category) => [category.id, category])),
    categoriesByPath: new Map(all.map((category) => [category.path, category])),
  };
}

function toCategory(row: CategoryRow, parent: CategoryDraft | undefined): CategoryDraft {
  return {
    id: row.id,
    slug: row.slug,
    path: `/${row.path}`,
    name: row.name,
    level: row.level,
    intro: row.intro,
    text: row.text,
    parent,
    children: [],
    isOffers: row.is_offers === 1,
    mirrors: undefined,
  };
}

// The fourth level has no mirror: its address would have a fifth segment.
function mirror(category: CategoryDraft, parent: CategoryDraft): CategoryDraft {
  const copy: CategoryDraft = {
    ...category,
    id: firstOffersId + category.id,
    path: `${parent.path}/${category.slug}`,
    level: parent.level + 1,
    intro: '',
    text: '',
    parent,
    children: [],
    isOffers: true,
    mirrors: category,
  };
  if (copy.level < maxLevels) copy.children = category.children.map((child) => mirror(child, copy));
  return copy;
}

function listSubtree(category: CategoryDraft): CategoryDraft[] {
  return [category, ...category.children.flatMap(listSubtree)];
}
