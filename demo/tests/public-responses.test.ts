// All responses without a session, on the demonstration catalogue: their links, and personal data they must not contain.

import { expect, it } from 'vitest';
import { z } from 'zod';
import { createContractClient } from '#api/testing/contract-client.ts';
import { createTestApi, testSiteUrl } from '#api/testing/test-api.ts';
import { type Call, type CallName, calls } from '#contract/calls.ts';
import { outcomes } from '#contract/outcomes.ts';
import type { Database } from '#database/client.ts';

const writers = {
  reviewer: 'avaliadora@exemplo.test',
  asker: 'curiosa@exemplo.test',
  answerer: 'prestativo@exemplo.test',
};

type Parameters = Readonly<Record<string, string | number>>;
interface ContractResponse {
  name: string;
  parameters: Parameters;
  body: unknown;
}

const shop = await createTestApi({
  catalogue: 'demonstration',
  async prepare(database) {
    await signWithEmails(database);
  },
});
const client = createContractClient(shop);

/** GET calls without a session. */
const publicCalls = Object.entries<Call>(calls).filter(
  ([name, { method }]) => method === 'GET' && isCallName(name) && outcomes[name].session === undefined,
);
/** Calls refused while their module is off, or that depend on external services. */
const excluded = new Set(['marketplaceOffers', 'giftListTypes', 'postalAddress']);
/** The storefront's own pages, which are not page levels of the contract. */
const pagesBesideLevels = new Set(['/checkout/carrinho']);
const responses = await requestAll();

function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}

/** Parameters of the requests, by call; other calls need none. */
async function listParameters(): Promise<Readonly<Record<string, readonly Parameters[]>>> {
  const { kysely } = shop.database;
  const toHash = ({ hash }: { hash: string }) => ({ hash });
  const { paginas } = await client.get(calls.sitemap, { limit: 5000 });
  const addresses = [...paginas.map(({ path }) => path), '/', '/loja-caszulo', '/pagina', '/lista', '/marcas'];
  const levels = await Promise.all(addresses.map(async (url) => (await client.get(calls.verify, { url })).nivel));
  const ofLevel = (level: string) => addresses.filter((_, index) => levels[index] === level).map((url) => ({ url }));
  const banners = await kysely.selectFrom('banners').select(['place_hash', 'level_id']).distinct().execute();
  const products = await kysely.selectFrom('products').select('id').where('active', '=', 1).limit(30).execute();
  const ids = products.map(({ id }) => id);
  const { popups = [] } = await client.get(calls.settings);
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
    compareProducts: [{ produtos: ids.join(';') }],
    recommendedProducts: ids.map((productId) => ({ productId })),
    showcase: (await kysely.selectFrom('showcases').select('hash').execute()).map(toHash),
    checkStoreReviewKey: [{ key: 'nada' }],
    storeReviews: [{ limit: 100 }],
    productReviews: [0, 100, 200, 300].map((offset) => ({ offset, limit: 100 })),
    productComponents: ids.slice(0, 1).map((id) => ({ id })),
  };
}

async function requestAll(): Promise<ContractResponse[]> {
  const parameters = await listParameters();
  const requests = publicCalls
    .filter(([name]) => !excluded.has(name))
    .flatMap(([name, call]) => (parameters[name] ?? [{}]).map((each) => ({ name, call, each })))
    .flatMap(({ name, call, each }) => ['main', 'caszulo'].map((loja) => ({ name, call, all: { ...each, loja } })));
  // Requests run in sequence, because a database with ten connections refuses a thousand at once.
  const received: ContractResponse[] = [];
  for (const { name, call, all } of requests)
    received.push({ name, parameters: all, body: await requestBody(call, all) });
  return received;
}

/** The whole body; parsing by the schema would remove fields outside the contract. */
async function requestBody({ path }: Call, parameters: Parameters): Promise<unknown> {
  const address = path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, (_, key: string) => String(parameters[key]));
  const { status, body } = await client.request(address, parameters);
  if (status !== 200) throw new Error(`${address} returned ${status}`);
  return body;
}

/** Sets e-mail addresses, which the authors in the demonstration data do not have. */
async function signWithEmails({ kysely }: Database): Promise<void> {
  await kysely.updateTable('reviews').set({ email: writers.reviewer }).execute();
  await kysely.updateTable('questions').set({ email: writers.asker }).execute();
  await kysely.updateTable('answers').set({ email: writers.answerer }).execute();
}

interface Target {
  url: string;
  /** Level of the route object next to it. */
  level?: string;
}

/** Every `url` and `link` in a response. */
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
  const { status, body } = await client.request(calls.verify.path, { url });
  const { data } = calls.verify.response.safeParse(body);
  if (status !== 200 || !data) return `${url} returned ${status}`;
  return level === undefined || level === data.nivel ? undefined : `${url} is ${data.nivel}, not ${level}`;
}

it('requests every public call', () => {
  const requested = new Set(responses.map(({ name }) => name));
  const missing = publicCalls.map(([name]) => name).filter((name) => !requested.has(name) && !excluded.has(name));
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
])('finds links in %s', (wanted) => {
  const bodies = responses.filter(({ name }) => name === wanted).map(({ body }) => body);
  expect(bodies.flatMap(collectTargets).length).toBeGreaterThan(0);
});

it('returns only absolute links to pages of the level that their route names', async () => {
  const targets = responses.flatMap(({ name, body }) =>
    collectTargets(body).map((target) => [`${name} ${target.url} ${target.level}`, target] as const),
  );
  const faults: string[] = [];
  for (const [place, target] of new Map(targets)) {
    const fault = await findFault(target);
    if (fault !== undefined) faults.push(`${place.split(' ')[0]}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

it('has for every page a JPEG that social networks show', () => {
  const pageSchema = z.object({ estrutura: z.object({ seo: z.object({ openGraphUrlImagem: z.string() }) }) });
  const pictures = responses.flatMap(({ name, parameters, body }) => {
    const { data } = pageSchema.safeParse(body);
    return data ? [{ name, parameters, picture: data.estrutura.seo.openGraphUrlImagem }] : [];
  });
  expect(pictures.length).toBeGreaterThan(300);
  const shared = /^https:\/\/loja\.test\/img\/[\w/-]+\.[0-9a-f]{10}-1200\.jpg$/;
  expect(pictures.filter(({ picture }) => !shared.test(picture))).toEqual([]);
});

it('never contains the e-mail address of the author of a review, question or answer, or of a customer', async () => {
  const customers = await shop.database.kysely.selectFrom('customers').select('email').execute();
  const emails = [...Object.values(writers), ...customers.map(({ email }) => email)];
  const leaks = responses.flatMap(({ name, parameters, body }) => {
    const text = JSON.stringify(body);
    return emails.filter((email) => text.includes(email)).map((email) => ({ name, parameters, email }));
  });
  expect(leaks).toEqual([]);
});

it('contains no e-mail address on product, list and review pages', () => {
  const people = new Set(['productDetail', 'listDetail', 'productReviews', 'storeReviews']);
  const bodies = responses.filter(({ name }) => people.has(name)).map(({ body }) => JSON.stringify(body));
  expect(bodies.filter((text) => /"[^"\s]+@[^"\s]+\.[a-z]+"/.test(text))).toEqual([]);
});
