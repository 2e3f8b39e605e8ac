import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#database/testing/test-database.ts';
import { testNow } from '#database/testing/test-now.ts';

const dayMs = 86_400_000;
const yearMs = 365 * dayMs;

let test: TestDatabase;
let ratings: Awaited<ReturnType<typeof listRatings>>;
beforeAll(async () => {
  test = await createTestDatabase('demonstration');
  ratings = await listRatings();
});
afterAll(() => test.dispose());

/** Every rating with the slug of its product, kit or list. */
async function listRatings() {
  const rows = await test.database.kysely
    .selectFrom('reviews')
    .leftJoin('products', 'products.id', 'reviews.product_id')
    .leftJoin('lists', 'lists.id', 'reviews.list_id')
    .select([
      'products.slug as product',
      'lists.slug as list',
      'reviewer',
      'comment',
      'stars',
      'place',
      'size',
      'answer',
    ])
    .select('reviews.created_at as createdAt')
    .execute();
  return rows.map((row) => ({ ...row, slug: row.product ?? row.list ?? '' }));
}

const hasComment = ({ comment }: { comment: string | null }) => comment !== null;

const countBySlug = () =>
  [...Map.groupBy(ratings, ({ slug }) => slug)].map(([slug, group]) => ({
    slug,
    count: group.length,
    comments: group.filter(hasComment).length,
  }));

it('has hundreds of ratings of exactly three products, and tens or fewer of the rest', () => {
  const counts = countBySlug().toSorted((a, b) => b.count - a.count);
  expect(counts.length).toBeGreaterThan(200);
  expect(counts.filter(({ count }) => count >= 100).map(({ slug }) => slug)).toEqual([
    'oleo-essencial-de-lavanda-francesa',
    'oleo-essencial-de-laranja-doce',
    'manteiga-corporal-rosa-e-geranio',
  ]);
  expect(counts[2]?.count).toBeGreaterThan(200);
  expect(counts[3]?.count).toBeLessThanOrEqual(90);
});

it('has a comment with 10 to 20 % of the ratings, overall and of every item with eight or more', () => {
  const share = ratings.filter(hasComment).length / ratings.length;
  expect(share).toBeGreaterThanOrEqual(0.1);
  expect(share).toBeLessThanOrEqual(0.2);
  const odd = countBySlug().filter(
    ({ count, comments }) => comments > count / 5 || (count >= 8 && comments < count / 10),
  );
  expect(odd).toEqual([]);
});

it('has several comments under many stars, and as many as a page shows at most', () => {
  const counts = countBySlug();
  expect(counts.filter(({ count, comments }) => count >= 30 && comments < 3)).toEqual([]);
  expect(counts.filter(({ comments }) => comments > 30)).toEqual([]);
});

it('spreads ratings and comments over two years', () => {
  const ages = ratings.map((rating) => ({ ...rating, ageMs: testNow.getTime() - rating.createdAt }));
  expect(ages.filter(({ ageMs }) => ageMs < 0 || ageMs > 2 * yearMs)).toEqual([]);
  const old = ages.filter(({ ageMs }) => ageMs > yearMs);
  expect(old.length / ages.length).toBeGreaterThan(0.2);
  expect(old.filter(hasComment).length / ages.filter(hasComment).length).toBeGreaterThan(0.1);
  const newest = ages.filter(({ ageMs }) => ageMs < 60 * dayMs);
  expect(newest.filter(hasComment).length).toBeLessThan(newest.length / 2);
});

it('has praise and criticism, and answers the critical ones', () => {
  const commented = ratings.filter(hasComment);
  for (const stars of [1, 2, 3, 4, 5]) {
    expect(commented.filter((rating) => rating.stars === stars).length, `${stars} stars`).toBeGreaterThan(0);
  }
  expect(commented.filter(({ stars }) => stars < 5).length / commented.length).toBeGreaterThan(0.2);
  const unhappy = commented.filter(({ stars }) => stars < 3);
  expect(unhappy.filter(({ answer }) => answer !== null).length / unhappy.length).toBeGreaterThan(0.8);
});

it('lets a person comment on an item once, from one place', () => {
  const authors = ratings.filter(hasComment).map(({ slug, reviewer }) => `${slug} ${reviewer}`);
  expect(authors.filter((author, place) => authors.indexOf(author) !== place)).toEqual([]);
  const lavender = ratings.filter(({ slug }) => slug === 'oleo-essencial-de-lavanda-francesa').filter(hasComment);
  expect(lavender.filter(({ place, size }) => !/, [A-Z]{2}$/.test(place ?? '') || !size?.endsWith(' ml'))).toEqual([]);
});
