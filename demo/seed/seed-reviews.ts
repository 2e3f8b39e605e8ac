// Ratings with each product's mean, of which some have comments; questions with answers; reviews of the shop.

import { products } from '../data/all-products.ts';
import { lists } from '../data/lists.ts';
import { comments, fixedReviews, knownPlaces, places, questions, reviewers } from '../data/reviews.ts';
import { storeReviews } from '../data/store-reviews.ts';
import { daysFrom, getId, type CatalogueIndex } from './catalogue-index.ts';
import { insertRows, type SeedTransaction } from './insert-rows.ts';
import type { ShapeName } from './types.ts';

type Pool = keyof typeof comments;
type Comment = (typeof comments)[Pool][number];
interface Rated {
  slug: string;
  pool: Pool;
  rating: { mean: number; count: number };
  launchedDaysAgo: number;
  /** Labels of the values on sale. */
  sizes: readonly string[];
}
interface RatedItem extends Rated {
  productId: number | null;
  listId: number | null;
  /** Stars of the ratings beside the fixed reviews, newest first. */
  stars: readonly number[];
  fixedCount: number;
  comments: Comment[];
}

/** At most one in five of an item's ratings has a comment, and no more than its page shows. */
const maxShare = 0.2;
const maxComments = 30;

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
  giveComments(items);
  const generated = items.flatMap((item) => listReviewRows(item, now));
  await insertRows(transaction, 'reviews', [...fixed, ...generated]);
  await seedQuestions(transaction, index, now);
  await seedStoreReviews(transaction, now);
}

function listRatedItems(index: CatalogueIndex, listIds: ReadonlyMap<string, number>): RatedItem[] {
  const ratedProducts = products.flatMap(({ slug, category, picture, rating, launchedDaysAgo, variants }) => {
    if (!rating) return [];
    const sizes = variants?.values.map(({ label }) => label) ?? [];
    const rated = { slug, pool: findPool(slug, category, picture.shape), rating, launchedDaysAgo, sizes };
    return [toRatedItem(rated, { productId: getId(index.productIds, slug), listId: null })];
  });
  const ratedLists = lists.flatMap(({ slug, rating }) => {
    if (!rating) return [];
    const rated = { slug, pool: 'kit' as const, rating, launchedDaysAgo: 300, sizes: [] };
    return [toRatedItem(rated, { productId: null, listId: getId(listIds, slug) })];
  });
  return [...ratedProducts, ...ratedLists];
}

function toRatedItem(rated: Rated, ids: Pick<RatedItem, 'productId' | 'listId'>): RatedItem {
  const fixedStars = fixedReviews.filter(({ product }) => product === rated.slug).map(({ stars }) => stars);
  const stars = listStars(rated.rating, createRandom(rated.slug), fixedStars);
  return { ...rated, ...ids, stars, fixedCount: fixedStars.length, comments: [] };
}

function findPool(slug: string, category: string, shape: ShapeName | undefined): Pool {
  if (/-sem-(?:perfume|aroma)$/.test(slug)) return 'neutro';
  const byCategory = poolOfCategory.find(([prefix]) => category.startsWith(prefix));
  return byCategory?.[1] ?? (shape && poolOfShape[shape]) ?? 'creme';
}

/**
 * Gives each text at most once, to the item that it fits with the smallest share of comments so far. Texts for few items go first, then
 * critical ones, which fit fewer ratings than praise.
 */
function giveComments(items: readonly RatedItem[]): void {
  for (const [pool, group] of Map.groupBy(items, (item) => item.pool)) {
    const texts = shuffle(comments[pool], createRandom(pool)).toSorted(
      (a, b) => (b.of?.length ?? 0) - (a.of?.length ?? 0) || a.stars - b.stars,
    );
    for (const text of texts) {
      const [item] = group
        .filter((each) => canTake(each, text))
        .toSorted((a, b) => toShare(a) - toShare(b) || b.rating.count - a.rating.count);
      item?.comments.push(text);
    }
  }
}

const countComments = (item: RatedItem): number => item.fixedCount + item.comments.length;
const toShare = (item: RatedItem): number => countComments(item) / item.rating.count;

function canTake(item: RatedItem, { stars, of = '' }: Comment): boolean {
  const isSame = (other: number) => other === stars;
  const taken = item.comments.filter((comment) => isSame(comment.stars)).length;
  const room = Math.min(maxComments, Math.floor(item.rating.count * maxShare)) - countComments(item);
  return room > 0 && item.slug.startsWith(of) && item.stars.filter(isSame).length > taken;
}

function listReviewRows(item: RatedItem, now: Date) {
  const random = createRandom(item.slug);
  const names = shuffle(reviewers, random);
  const placed = placeComments(item, random);
  const oldest = Math.min(720, Math.max(10, item.launchedDaysAgo - 5));
  return item.stars.map((stars, position) => {
    const comment = placed.get(position);
    const author = comment ? item.comments.indexOf(comment) : position;
    const neighbour = names.slice(item.comments.length).find((name) => findPlace(name) === comment?.place);
    const reviewer = neighbour ?? names[author % names.length];
    const age = 2 + ((oldest - 2) * (position + random())) / item.rating.count;
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

/** Each comment by the place of a rating with its stars: all over the years, and more often among the newest. */
function placeComments(item: RatedItem, random: () => number): Map<number, Comment> {
  const placed = new Map<number, Comment>();
  for (const comment of item.comments) {
    const open = [...item.stars.keys()].filter((each) => item.stars[each] === comment.stars && !placed.has(each));
    const position = open[Math.floor(random() ** 1.3 * open.length)];
    if (position !== undefined) placed.set(position, comment);
  }
  return placed;
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
