import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { products } from '../data/all-products.ts';
import { boxContents } from '../data/box-contents.ts';
import { brands } from '../data/brands.ts';
import { devices } from '../data/devices.ts';
import { lists } from '../data/lists.ts';
import { lots } from '../data/lots.ts';
import { pages } from '../data/pages.ts';
import { comments, fixedReviews } from '../data/reviews.ts';
import { banners } from '../data/showcases.ts';
import { storeReviews } from '../data/store-reviews.ts';
import { categories } from '../data/taxonomy.ts';
import { findLot, labelsDrawnOn } from './seed-proof.ts';
import { listShots } from './shots.ts';
import type { SeedProduct } from './types.ts';

const { database, dispose } = await createTestDatabase('demonstration');
afterAll(dispose);

const oils = products.filter(({ category }) => category.startsWith('oleos-'));
const isBlend = ({ category }: SeedProduct) => category.startsWith('oleos-essenciais/sinergias');
const isCertified = ({ filters }: SeedProduct) => filters['Características']?.includes('Natural certificado') ?? false;
const listSlugs = (list: readonly SeedProduct[]) => list.map(({ slug }) => slug).toSorted();

it('has a lot with validity of every oil, and its harvest unless it is a blend', async () => {
  const rows = await database.kysely
    .selectFrom('product_lots')
    .innerJoin('products', 'products.id', 'product_lots.product_id')
    .select(['slug', 'code', 'harvested', 'best_before', 'analysed_on'])
    .execute();
  expect(rows.map(({ slug }) => slug).toSorted()).toEqual(listSlugs(oils));
  expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
  const isMonth = (text: string | null) => /^\d{4}-\d{2}$/.test(text ?? '');
  expect(rows.filter(({ code, best_before }) => !/^[A-Z]+-\d{4}$/.test(code) || !isMonth(best_before))).toEqual([]);
  const harvested = rows.filter(({ harvested: month }) => isMonth(month)).map(({ slug }) => slug);
  expect(harvested.toSorted()).toEqual(listSlugs(oils.filter((oil) => !isBlend(oil))));
  expect(rows.filter(({ harvested: month, best_before }) => (month ?? '') >= best_before)).toEqual([]);
  const today = new Date().toISOString();
  expect(rows.filter(({ analysed_on: day, harvested: month }) => !day || day <= (month ?? '') || day > today)).toEqual(
    [],
  );
});

it('sells the lot that the picture of its label shows, or does not show the picture', () => {
  const wrong = ['2026-06-15', '2026-11-27', '2027-08-01', '2028-01-31', '2028-09-01', '2031-03-01'].flatMap((day) =>
    oils.flatMap((oil) => {
      const { slug, sku } = oil;
      const lot = lots[slug];
      if (!lot) throw new Error(`${slug} has no lot`);
      const now = new Date(day);
      const label = listShots(oil, new Set([`products/${slug}-3`]), now);
      const onSale = findLot(sku, lot, now);
      const isSame = onSale.code === findLot(sku, lot, labelsDrawnOn).code;
      const isExpired = onSale.best_before < day.slice(0, 7);
      return isExpired || label.length > 0 !== isSame ? [`${day} ${slug}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

it('has a report of every oil with what its text says', () => {
  const wrong = Object.entries(lots).filter(([, { report }]) => {
    const sum = report.reduce((total, [, percent]) => total + percent, 0);
    return report.length < 2 || sum > 100 || new Set(report.map(([name]) => name)).size < report.length;
  });
  expect(wrong).toEqual([]);
  const percentOf = (slug: string, component: string) =>
    lots[slug]?.report.find(([name]) => name === component)?.[1] ?? 0;
  expect(percentOf('oleo-essencial-de-lavanda-francesa', 'Acetato de linalila')).toBeGreaterThan(100 / 3);
  expect(percentOf('oleo-essencial-de-melaleuca', 'Terpinen-4-ol')).toBeGreaterThan(40);
  expect(percentOf('oleo-essencial-de-eucalipto-globulus', 'Cineol')).toBeGreaterThan(70);
  expect(percentOf('oleo-essencial-de-hortela-pimenta', 'Mentol')).toBeGreaterThan(100 / 3);
  expect(percentOf('oleo-essencial-de-canela-em-casca', 'Cinamal')).toBeGreaterThan(60);
  expect(percentOf('oleo-essencial-de-cravo', 'Eugenol')).toBeGreaterThan(80);
});

it('has a certificate of exactly the products that are sold as certified', () => {
  const certified = Object.entries(lots).flatMap(([slug, { certificate }]) => (certificate ? [slug] : []));
  expect(certified.toSorted()).toEqual(listSlugs(products.filter(isCertified)));
});

const promise = 'Na página de cada óleo, o lote e o laudo.';

it('promises lot and report in one sentence, and calls nothing certified in its texts', () => {
  const texts = [
    ...products.flatMap(({ short, long, howToUse }) => [short, long, howToUse]),
    ...pages.flatMap(({ html, description }) => [html, description]),
    ...brands.map(({ story }) => story),
    ...banners.map(({ text }) => text),
    ...categories.map(({ intro }) => intro),
    ...lists.flatMap(({ short, long }) => [short, long]),
  ];
  const others = texts.map((text) => text.replaceAll(promise, ''));
  expect(others.filter((text) => /laudo|certificad|pedir a análise|lote está/i.test(text))).toEqual([]);
  expect(texts.filter((text) => text.includes(promise)).length).toBeGreaterThanOrEqual(2);
});

it('states what comes in the box of every electric device', () => {
  const electric = products.filter(({ category }) => category.startsWith('difusores/eletricos'));
  expect(listSlugs(electric).filter((slug) => (boxContents[slug] ?? []).length < 2)).toEqual([]);
  expect(Object.keys(boxContents).filter((slug) => !products.some((product) => product.slug === slug))).toEqual([]);
});

it('names one guarantee of devices in every text', () => {
  const texts = [
    ...pages.map(({ html }) => html),
    ...brands.map(({ story }) => story),
    ...products.flatMap(({ short, long, howToUse }) => [short, long, howToUse]),
    ...Object.values(comments)
      .flat()
      .map(({ answer }) => answer ?? ''),
  ];
  const mentions = texts.flatMap((text) => text.match(/[^.]*garantia[^.]*/gi) ?? []);
  expect(mentions.length).toBeGreaterThan(1);
  expect(mentions.filter((mention) => !mention.includes('dois anos'))).toEqual([]);
});

it('has the facts of every electric device, with the one guarantee of the shop', () => {
  const electric = products.filter(({ category }) => category.startsWith('difusores/eletricos'));
  expect(Object.keys(devices).toSorted()).toEqual(listSlugs(electric));
  expect(new Set(Object.values(devices).map((device) => device.guarantee_months))).toEqual(new Set([24]));
  const inNames = electric.flatMap(({ slug, name }) => {
    const [, volume] = /(\d+) ml$/.exec(name) ?? [];
    return volume ? [[slug, Number(volume)] as const] : [];
  });
  expect(inNames.filter(([slug, volume]) => devices[slug]?.capacity_ml !== volume)).toEqual([]);
  expect(listSlugs(products.filter(({ long }) => /garantia/i.test(long)))).toEqual([]);
});

it('names the plant of the founding story, whose flowers turn from violet to white', () => {
  const story = pages.find(({ slug }) => slug === 'sobre')?.html;
  expect(story).toContain('manacá-de-cheiro (<em>Brunfelsia uniflora</em>)');
  const texts = [...pages.map(({ html }) => html), ...brands.map((brand) => brand.story)];
  expect(texts.filter((text) => text.includes('manacá-da-serra'))).toEqual([]);
});

it('has no sentence of a review or answer twice', async () => {
  const pool = Object.values(comments).flat();
  const texts = [
    ...[...pool, ...fixedReviews, ...storeReviews].map(({ text }) => text),
    ...[...pool, ...storeReviews].map(({ answer }) => answer ?? ''),
  ];
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/)).filter(Boolean);
  expect(sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place)).toEqual([]);
  const rows = await database.kysely.selectFrom('reviews').select('comment').where('comment', 'is not', null).execute();
  expect(rows.length).toBeGreaterThan(500);
  expect(new Set(rows.map(({ comment }) => comment)).size).toBe(rows.length);
});
