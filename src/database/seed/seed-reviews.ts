// Ratings with each product's mean, of which the latest have comments; questions with answers; reviews of the shop.

import { insertRows, type SeedTransaction } from '../insert-rows.ts';
import { daysFrom, getId, type CatalogueIndex } from './catalogue-index.ts';
import { products } from './data/all-products.ts';
import { lists } from './data/lists.ts';
import { comments, fixedReviews, questions, reviewers } from './data/reviews.ts';
import { storeReviews } from './data/store-reviews.ts';
import type { ShapeName } from './types.ts';

type Pool = keyof typeof comments;
interface RatedThing {
  productId: number | null;
  listId: number | null;
  slug: string;
  pool: Pool;
  rating: { mean: number; count: number };
  launchedDaysAgo: number;
}

/** Maximum number of a product's ratings with a comment. */
const maxComments = 9;

const poolOfShape: Partial<Record<ShapeName, Pool>> = {
  dropper: 'oleo',
  rollon: 'rollon',
  spray: 'spray',
  mist: 'rosto',
  bottle: 'vegetal',
  pump: 'sabonete',
  reed: 'difusor',
  candle: 'vela',
  jar: 'creme',
  soap: 'sabonete',
  tube: 'creme',
  stick: 'labio',
  electric: 'difusor',
  sachet: 'sache',
  stone: 'difusor',
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
  ['difusores', 'difusor'],
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
  }));
  const generated = listRatedThings(index, listIds).flatMap((thing) => listReviewRows(thing, now));
  await insertRows(transaction, 'reviews', [...fixed, ...generated]);
  await seedQuestions(transaction, index, now);
  await seedStoreReviews(transaction, now);
}

function listRatedThings(index: CatalogueIndex, listIds: ReadonlyMap<string, number>): RatedThing[] {
  const ratedProducts = products.flatMap((product): RatedThing[] =>
    product.rating
      ? [
          {
            productId: getId(index.productIds, product.slug),
            listId: null,
            slug: product.slug,
            pool: findPool(product.category, product.picture?.shape),
            rating: product.rating,
            launchedDaysAgo: product.launchedDaysAgo,
          },
        ]
      : [],
  );
  const ratedLists = lists.flatMap((list): RatedThing[] =>
    list.rating
      ? [
          {
            productId: null,
            listId: getId(listIds, list.slug),
            slug: list.slug,
            pool: 'kit',
            rating: list.rating,
            launchedDaysAgo: 300,
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

function listReviewRows(thing: RatedThing, now: Date) {
  const random = createRandom(thing.slug);
  const names = shuffle(reviewers, random);
  const pool = shuffle(comments[thing.pool], random);
  const used = new Set<string>();
  const oldest = Math.min(720, Math.max(10, thing.launchedDaysAgo - 5));
  const fixed = fixedReviews.filter(({ product }) => product === thing.slug).map(({ stars }) => stars);
  return listStars(thing.rating, random, fixed).map((stars, position) => {
    const comment =
      used.size < maxComments ? pool.find((one) => one.stars === stars && !used.has(one.text)) : undefined;
    if (comment) used.add(comment.text);
    // The newest come first and have comments.
    const age = 2 + ((oldest - 2) * (position + random())) / Math.max(1, thing.rating.count);
    return {
      product_id: thing.productId,
      list_id: thing.listId,
      reviewer: names[position % names.length] ?? 'Cliente',
      email: null,
      stars,
      comment: comment?.text ?? null,
      recommends: stars >= 4 ? (1 as const) : (0 as const),
      created_at: Math.round(daysFrom(now, -age)),
      published: 1 as const,
    };
  });
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
