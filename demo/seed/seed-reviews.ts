// Ratings with each product's mean, of which the latest have comments; questions with answers; reviews of the shop.

import { products } from '../data/all-products.ts';
import { lists } from '../data/lists.ts';
import { comments, fixedReviews, knownPlaces, places, questions, reviewers } from '../data/reviews.ts';
import { storeReviews } from '../data/store-reviews.ts';
import { daysFrom, getId, type CatalogueIndex } from './catalogue-index.ts';
import { insertRows, type SeedTransaction } from './insert-rows.ts';
import type { ShapeName } from './types.ts';

type Pool = keyof typeof comments;
type Comment = (typeof comments)[Pool][number];
interface RatedItem {
  productId: number | null;
  listId: number | null;
  slug: string;
  pool: Pool;
  rating: { mean: number; count: number };
  launchedDaysAgo: number;
  /** Labels of the values on sale. */
  sizes: readonly string[];
}

/** Maximum number of a product's ratings with a comment. */
const maxComments = 8;

const poolOfShape: Partial<Record<ShapeName, Pool>> = {
  dropper: 'oleo',
  rollon: 'rollon',
  spray: 'spray',
  mist: 'rosto',
  bottle: 'vegetal',
  pump: 'sabonete',
  reed: 'varetas',
  candle: 'vela',
  jar: 'creme',
  soap: 'sabonete',
  tube: 'creme',
  stick: 'labio',
  electric: 'aparelho',
  sachet: 'sache',
  stone: 'pessoal',
  box: 'kit',
};

const poolOfCategory: readonly (readonly [string, Pool])[] = [
  ['cosmeticos-veganos/cabelos', 'cabelo'],
  ['cosmeticos-veganos/desodorantes', 'desodorante'],
  ['cosmeticos-veganos/labios', 'labio'],
  ['cosmeticos-veganos/rosto', 'rosto'],
  ['corpo-e-banho/hidratantes', 'creme'],
  ['corpo-e-banho/oleos-corporais', 'creme'],
  ['oleos-vegetais', 'vegetal'],
  ['oleos-essenciais', 'oleo'],
  ['difusores/eletricos', 'aparelho'],
  ['difusores/pessoais', 'pessoal'],
  ['difusores', 'varetas'],
  ['perfumar-a-casa/essencias', 'essencia'],
  ['perfumar-a-casa/agua-de-lencois', 'spray'],
];

export async function seedReviews(
  transaction: SeedTransaction,
  index: CatalogueIndex,
  listIds: ReadonlyMap<string, number>,
  now: Date,
) {
  const fixed = fixedReviews.map((review) => ({
    product_id: getId(index.productIds, review.product),
    list_id: null,
    reviewer: review.reviewer,
    email: null,
    stars: review.stars,
    comment: review.text,
    recommends: review.stars >= 4 ? (1 as const) : (0 as const),
    created_at: daysFrom(now, -review.daysAgo),
    published: 1 as const,
    place: findPlace(review.reviewer),
    size: null,
    answer: null,
    answered_at: null,
  }));
  const items = listRatedItems(index, listIds);
  const shared = shareComments(items);
  const generated = items.flatMap((item) => listReviewRows(item, shared.get(item.slug) ?? [], now));
  await insertRows(transaction, 'reviews', [...fixed, ...generated]);
  await seedQuestions(transaction, index, now);
  await seedStoreReviews(transaction, now);
}

function listRatedItems(index: CatalogueIndex, listIds: ReadonlyMap<string, number>): RatedItem[] {
  const ratedProducts = products.flatMap((product): RatedItem[] =>
    product.rating
      ? [
          {
            productId: getId(index.productIds, product.slug),
            listId: null,
            slug: product.slug,
            pool: findPool(product.category, product.picture.shape),
            rating: product.rating,
            launchedDaysAgo: product.launchedDaysAgo,
            sizes: product.variants?.values.map(({ label }) => label) ?? [],
          },
        ]
      : [],
  );
  const ratedLists = lists.flatMap((list): RatedItem[] =>
    list.rating
      ? [
          {
            productId: null,
            listId: getId(listIds, list.slug),
            slug: list.slug,
            pool: 'kit',
            rating: list.rating,
            launchedDaysAgo: 300,
            sizes: [],
          },
        ]
      : [],
  );
  return [...ratedProducts, ...ratedLists];
}

function findPool(category: string, shape: ShapeName | undefined): Pool {
  const byCategory = poolOfCategory.find(([prefix]) => category.startsWith(prefix));
  return byCategory?.[1] ?? (shape && poolOfShape[shape]) ?? 'creme';
}

/**
 * The comments of each item by its slug. Every text is given once: several to the most rated of a pool, then one to each, and
 * the rest to those with the most ratings.
 */
function shareComments(items: readonly RatedItem[]): Map<string, Comment[]> {
  const given = new Map(items.map((item): [string, Comment[]] => [item.slug, []]));
  for (const [pool, group] of Map.groupBy(items, (item) => item.pool)) {
    const left = shuffle(comments[pool], createRandom(pool));
    const byCount = group.toSorted((a, b) => b.rating.count - a.rating.count);
    const [most] = byCount;
    const turns = [...Array.from({ length: maxComments - 1 }, () => most), ...byCount.slice(1), ...byCount];
    for (const item of turns) if (item) takeComment(left, item, given.get(item.slug) ?? []);
  }
  return given;
}

/** Moves a text that fits the item, and a rating of it without a comment. */
function takeComment(left: Comment[], item: RatedItem, own: Comment[]): void {
  const open = listOpenStars(item);
  for (const { stars } of own) open.splice(open.indexOf(stars), 1);
  const found = left.findIndex(({ stars, of = '' }) => open.includes(stars) && item.slug.startsWith(of));
  if (found >= 0) own.push(...left.splice(found, 1));
}

function listOpenStars({ slug, rating }: RatedItem): number[] {
  return listStars(rating, createRandom(slug), listFixedStars(slug));
}

function listFixedStars(slug: string): number[] {
  return fixedReviews.filter(({ product }) => product === slug).map(({ stars }) => stars);
}

function listReviewRows(item: RatedItem, own: readonly Comment[], now: Date) {
  const random = createRandom(item.slug);
  const names = shuffle(reviewers, random);
  const open = [...own];
  const oldest = Math.min(720, Math.max(10, item.launchedDaysAgo - 5));
  return listOpenStars(item).map((stars, position) => {
    const found = open.findIndex((comment) => comment.stars === stars);
    const [comment] = found < 0 ? [] : open.splice(found, 1);
    const reviewer =
      names.find((name) => comment?.place && findPlace(name) === comment.place) ?? names[position % names.length];
    // The newest come first and have comments.
    const age = 2 + ((oldest - 2) * (position + random())) / Math.max(1, item.rating.count);
    const created = Math.round(daysFrom(now, -age));
    return {
      product_id: item.productId,
      list_id: item.listId,
      reviewer: reviewer ?? 'Cliente',
      email: null,
      stars,
      comment: comment?.text ?? null,
      recommends: stars >= 4 ? (1 as const) : (0 as const),
      created_at: created,
      published: 1 as const,
      place: comment?.place ?? findPlace(reviewer),
      size: item.sizes[Math.floor(random() * item.sizes.length)] ?? null,
      answer: comment?.answer ?? null,
      answered_at: comment?.answer ? Math.min(now.getTime(), daysFrom(new Date(created), 1)) : null,
    };
  });
}

function findPlace(reviewer: string | undefined): string | null {
  if (reviewer === undefined || !reviewers.includes(reviewer)) return null;
  return knownPlaces[reviewer] ?? places[reviewers.indexOf(reviewer) % places.length] ?? null;
}

/**
 * The ratings that, together with the `given` ones, are `count` whose mean is `mean` to one decimal; in random order.
 */
function listStars(
  { mean, count }: { mean: number; count: number },
  random: () => number,
  given: readonly number[],
): number[] {
  const lostByGiven = given.reduce((sum, stars) => sum + 5 - stars, 0);
  let missing = Math.round((5 - mean) * count) - lostByGiven;
  const stars = Array.from({ length: count - given.length }, () => {
    const roll = random();
    const wanted = 1 + [0.72, 0.88, 0.96].filter((bound) => roll >= bound).length;
    const lost = Math.max(0, Math.min(missing, wanted));
    missing -= lost;
    return 5 - lost;
  });
  return shuffle(stars, random);
}

async function seedQuestions(transaction: SeedTransaction, index: CatalogueIndex, now: Date) {
  await insertRows(
    transaction,
    'questions',
    questions.map((question, position) => ({
      id: position + 1,
      product_id: getId(index.productIds, question.product),
      name: question.name,
      email: null,
      text: question.text,
      created_at: daysFrom(now, -question.daysAgo),
      published: 1 as const,
    })),
  );
  await insertRows(
    transaction,
    'answers',
    questions.flatMap(({ answer }, position) =>
      answer
        ? [
            {
              question_id: position + 1,
              name: answer.name,
              by_shop: 1 as const,
              text: answer.text,
              created_at: daysFrom(now, -answer.daysAgo),
            },
          ]
        : [],
    ),
  );
}

async function seedStoreReviews(transaction: SeedTransaction, now: Date) {
  await insertRows(
    transaction,
    'store_reviews',
    storeReviews.map((review) => ({
      reviewer: review.reviewer,
      email: null,
      experience: review.experience,
      service: review.service,
      satisfied: review.satisfied ? (1 as const) : (0 as const),
      may_publish: review.mayPublish ? (1 as const) : (0 as const),
      message: review.text,
      created_at: daysFrom(now, -review.daysAgo),
      answer: review.answer ?? null,
      answered_at: review.answer ? daysFrom(now, 1 - review.daysAgo) : null,
    })),
  );
}

/** Numbers in [0, 1) from a text seed (FNV-1a into mulberry32), so that every run seeds the same data. */
function createRandom(seed: string): () => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A copy in random order. */
function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, weight: random() }))
    .toSorted((a, b) => a.weight - b.weight)
    .map(({ item }) => item);
}
