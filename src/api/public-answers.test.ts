// Every answer that needs no session, on the demonstration catalogue: what it links to, and what it must not tell.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Call, type CallName, calls } from '#contract/calls.ts';
import { outcomes } from '#contract/outcomes.ts';
import type { Database } from '#database/client.ts';
import { createReader, type Reader } from './testing/reader.ts';
import { createTestApi, type TestApi, testSiteUrl } from './testing/test-api.ts';

const writers = {
  reviewer: 'avaliadora@exemplo.test',
  asker: 'curiosa@exemplo.test',
  answerer: 'prestativo@exemplo.test',
};

type Parameters = Readonly<Record<string, string | number>>;
interface Answer {
  name: string;
  parameters: Parameters;
  body: unknown;
}

let shop: TestApi;
let reader: Reader;
let answers: Answer[];
beforeAll(async () => {
  shop = await createTestApi({ catalogue: 'demonstration', prepare: signWithEmails });
  reader = createReader(shop);
  answers = await readAll();
});
afterAll(() => shop.close());

/** The calls that anybody may read without a session. */
const publicCalls = Object.entries<Call>(calls).filter(
  ([name, { method }]) => method === 'GET' && isCallName(name) && outcomes[name].session === undefined,
);
/** Refused while their module is off, or outside of the shop's own data. */
const withoutAnswer = new Set(['marketplaceOffers', 'giftListTypes', 'postalAddress']);
/** The storefront's own pages, which are no page levels of the contract. */
const pagesBesideLevels = new Set(['/checkout/carrinho', '/marcas']);

function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}

/** What there is to ask for, by call; calls that are not named need nothing. */
async function listParameters(): Promise<Readonly<Record<string, readonly Parameters[]>>> {
  const { kysely } = shop.database;
  const toHash = ({ hash }: { hash: string }) => ({ hash });
  const { paginas } = await reader.read(calls.sitemap, { limit: 5000 });
  const addresses = [
    ...paginas.map(({ path }) => path).filter((path) => !pagesBesideLevels.has(path)),
    '/pagina',
    '/lista',
  ];
  const levels = await Promise.all(addresses.map(async (url) => (await reader.read(calls.verify, { url })).nivel));
  const ofLevel = (level: string) => addresses.filter((_, index) => levels[index] === level).map((url) => ({ url }));
  const banners = await kysely.selectFrom('banners').select(['place_hash', 'level_id']).distinct().execute();
  const products = await kysely.selectFrom('products').select('id').where('active', '=', 1).limit(30).execute();
  const ids = products.map(({ id }) => id);
  const { popups = [] } = await reader.read(calls.settings);
  return {
    menu: (await kysely.selectFrom('menus').select('hash').execute()).map(toHash),
    popup: popups.map((level) => ({ level })),
    verify: [{ url: '/' }],
    page: ofLevel('page'),
    productDetail: ofLevel('product/detail'),
    categoryListing: ofLevel('product/listing/category'),
    brandListing: ofLevel('product/listing/brand'),
    landingPageListing: ofLevel('product/listing/landing-page'),
    search: [{ busca: 'óleo & lavanda' }, { busca: '' }],
    listDetail: ofLevel('list/detail'),
    banners: banners.map(({ place_hash, level_id }) => ({ hash: place_hash, idNivel: level_id ?? '' })),
    seenProducts: [{ seenProducts: ids.join(';'), limit: 50 }],
    recommendedProducts: ids.map((productId) => ({ productId })),
    showcase: (await kysely.selectFrom('showcases').select('hash').execute()).map(toHash),
    checkStoreReviewKey: [{ key: 'nada' }],
    storeReviews: [{ limit: 100 }],
    productReviews: [0, 100, 200, 300].map((offset) => ({ offset, limit: 100 })),
    productComponents: ids.slice(0, 1).map((id) => ({ id })),
  };
}

async function readAll(): Promise<Answer[]> {
  const parameters = await listParameters();
  const asked = publicCalls
    .filter(([name]) => !withoutAnswer.has(name))
    .flatMap(([name, call]) => (parameters[name] ?? [{}]).map((each) => ({ name, call, each })))
    .flatMap(({ name, call, each }) => ['main', 'caszulo'].map((loja) => ({ name, call, all: { ...each, loja } })));
  // One after the other: a thousand at once are refused by a database that has ten connections.
  const read: Answer[] = [];
  for (const { name, call, all } of asked) read.push({ name, parameters: all, body: await readRaw(call, all) });
  return read;
}

/** The whole answer: a schema would leave out what the contract does not have. */
async function readRaw({ path }: Call, parameters: Parameters): Promise<unknown> {
  const address = path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, (_, key: string) => String(parameters[key]));
  const { status, body } = await reader.ask(address, parameters);
  if (status !== 200) throw new Error(`${address} was answered ${status}`);
  return body;
}

/** Nobody who wrote in the demonstration has left an address; here everybody has. */
async function signWithEmails({ kysely }: Database): Promise<void> {
  await kysely.updateTable('reviews').set({ email: writers.reviewer }).execute();
  await kysely.updateTable('questions').set({ email: writers.asker }).execute();
  await kysely.updateTable('answers').set({ email: writers.answerer }).execute();
}

interface Target {
  url: string;
  /** Level that the route object beside it names. */
  level?: string;
}

/** Every `url` and `link` in an answer. */
function collectTargets(value: unknown): Target[] {
  if (typeof value !== 'object' || value === null) return [];
  const level = 'rota' in value ? getRouteName(value.rota) : undefined;
  const own = ['url', 'link']
    .map((key): unknown => Reflect.get(value, key))
    .filter((url) => typeof url === 'string' && url !== '')
    .map((url) => ({ url: String(url), ...(level !== undefined && { level }) }));
  return [...own, ...Object.values(value).flatMap(collectTargets)];
}

function getRouteName(route: unknown): string | undefined {
  if (typeof route !== 'object' || route === null || !('name' in route)) return undefined;
  return String(route.name);
}

/** Undefined when the target is absolute and, on the shop's own site, a page of the level that its route names. */
async function findFault({ url, level }: Target): Promise<string | undefined> {
  if (!URL.canParse(url)) return `${url} is not absolute`;
  const { origin, pathname } = new URL(url);
  if (origin !== testSiteUrl || pagesBesideLevels.has(pathname)) return undefined;
  const { status, body } = await reader.ask(calls.verify.path, { url });
  const { data } = calls.verify.response.safeParse(body);
  if (status !== 200 || !data) return `${url} was answered ${status}`;
  return level === undefined || level === data.nivel ? undefined : `${url} is ${data.nivel}, not ${level}`;
}

it('asks every public call', () => {
  const asked = new Set(answers.map(({ name }) => name));
  const missing = publicCalls.map(([name]) => name).filter((name) => !asked.has(name) && !withoutAnswer.has(name));
  expect(missing).toEqual([]);
});

it.each([
  'menu',
  'banners',
  'showcase',
  'brands',
  'landingPageListing',
  'popup',
  'page',
  'listDetail',
  'productDetail',
])('has addresses to follow in %s', (wanted) => {
  const bodies = answers.filter(({ name }) => name === wanted).map(({ body }) => body);
  expect(bodies.flatMap(collectTargets).length).toBeGreaterThan(0);
});

it('emits only addresses that are absolute and lead where their route says', async () => {
  const targets = answers.flatMap(({ name, body }) =>
    collectTargets(body).map((target) => [`${name} ${target.url} ${target.level}`, target] as const),
  );
  const faults: string[] = [];
  for (const [place, target] of new Map(targets)) {
    const fault = await findFault(target);
    if (fault !== undefined) faults.push(`${place.split(' ')[0]}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

it('never tells the e-mail address of a reviewer, an asker, an answerer or a customer', async () => {
  const customers = await shop.database.kysely.selectFrom('customers').select('email').execute();
  const emails = [...Object.values(writers), ...customers.map(({ email }) => email)];
  const told = answers.flatMap(({ name, parameters, body }) => {
    const text = JSON.stringify(body);
    return emails.filter((email) => text.includes(email)).map((email) => ({ name, parameters, email }));
  });
  expect(told).toEqual([]);
});

it('tells of people nothing that looks like an e-mail address on product, list and review pages', () => {
  const people = new Set(['productDetail', 'listDetail', 'productReviews', 'storeReviews']);
  const bodies = answers.filter(({ name }) => people.has(name)).map(({ body }) => JSON.stringify(body));
  expect(bodies.filter((text) => /"[^"\s]+@[^"\s]+\.[a-z]+"/.test(text))).toEqual([]);
});
