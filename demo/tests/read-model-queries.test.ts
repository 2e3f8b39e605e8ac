import { afterAll, expect, it } from 'vitest';
import { buildCatalogue } from '#api/catalogue/assembly/catalogue.ts';
import { loadCatalogueRows, type ProductRows, listProductRows } from '#api/catalogue/assembly/queries.ts';
import type { CatalogueProduct } from '#api/catalogue/published/model.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';

const test = await createTestDatabase('demonstration');
afterAll(() => test.dispose());

async function loadAll(atOnce?: number): Promise<ProductRows[]> {
  const chunks: ProductRows[] = [];
  for await (const chunk of listProductRows(test.database.kysely, atOnce)) chunks.push(chunk);
  return chunks;
}

const isRich = ({ units, filterTerms, badges }: CatalogueProduct): boolean =>
  units.length > 1 && filterTerms.length > 1 && badges.length > 0;

it('loads every product once, sorted by id, in chunks of at most the given size', async () => {
  const [all, few] = [await loadAll(), await loadAll(7)];
  const idsOf = (chunks: ProductRows[]) => chunks.flatMap(({ products }) => products.map(({ id }) => id));
  expect(all).toHaveLength(1);
  expect(idsOf(all).length).toBeGreaterThan(200);
  expect(idsOf(few)).toEqual(idsOf(all));
  expect(new Set(few.slice(0, -1).map(({ products }) => products.length))).toEqual(new Set([7]));
});

it('builds the same catalogue from chunks of any size', async () => {
  const { kysely } = test.database;
  const rows = await loadCatalogueRows(kysely);
  const whole = await buildCatalogue(rows, listProductRows(kysely));
  const parts = await buildCatalogue(rows, listProductRows(kysely, 7));
  expect(parts.products).toEqual(whole.products);
  expect(parts.products.some(isRich)).toBe(true);
  expect(parts.categoryMembers).toEqual(whole.categoryMembers);
});

it.each([
  ['oleo-essencial-de-bergamota', ['Cítrico', 'Floral']],
  ['oleo-essencial-de-gengibre-co2', ['Especiado', 'Cítrico']],
])('has the scents of %s in its own order, not in that of the filter', async (slug, scents) => {
  const { kysely } = test.database;
  const { products } = await buildCatalogue(await loadCatalogueRows(kysely), listProductRows(kysely));
  const terms = products.find((product) => product.slug === slug)?.filterTerms ?? [];
  expect(terms.slice(0, 2).map(({ term }) => term.label)).toEqual(scents);
});

it("sorts a product's badges and facts in the merchant's order, whatever the order of their rows", async () => {
  const { kysely } = test.database;
  await kysely
    .updateTable('badges')
    .set(({ neg }) => ({ position: neg('id') }))
    .execute();
  await kysely
    .updateTable('filters')
    .set(({ neg }) => ({ position: neg('id') }))
    .execute();
  const { products } = await buildCatalogue(await loadCatalogueRows(kysely), listProductRows(kysely));
  const badgesOf = products.map(({ badges }) => badges.map(({ id }) => id));
  const filtersOf = products.map(({ filterTerms }) => filterTerms.map(({ filterId }) => filterId));
  for (const lists of [badgesOf, filtersOf]) {
    expect(lists.some((ids) => new Set(ids).size > 1)).toBe(true);
    expect(lists).toEqual(lists.map((ids) => ids.toSorted((first, second) => second - first)));
  }
});
