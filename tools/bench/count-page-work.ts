// Counts what pages ask of the API and the API of the database, for bench/budgets.json. Prints JSON; needs a built storefront.
// Usage: node tools/bench/count-page-work.ts PATH [PATH ...]
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { createApi } from '#api/app.ts';
import { type Database, openDatabase } from '#database/client.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { fillShop } from '#server/fill-shop.ts';
import { loadStorefront } from '#server/storefront.ts';

const siteUrl = 'http://loja.test';
const cookieName = 'PHPSESSID';
const maria = { usuario: 'maria@exemplo.test', senha: 'lavanda-2026' };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const counted = { calls: 0, queries: 0 };
/** What the API looks at again and again, whoever reads a page meanwhile: changes of the catalogue, mail to be sent. */
const background = /"(?:catalogue_version|outbox)"/;
const looks = new WeakSet<object>();
const countQueries: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    if (background.test(JSON.stringify(node))) looks.add(queryId);
    return node;
  },
  transformResult({ result, queryId }) {
    if (!looks.has(queryId)) counted.queries += 1;
    return Promise.resolve(result);
  },
};

const folder = mkdtempSync(join(tmpdir(), 'manaca-count-'));
try {
  const work = await countAll(process.argv.slice(2));
  process.stdout.write(`${JSON.stringify(work)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function countAll(paths: readonly string[]): Promise<Record<string, object>> {
  const database = await openDatabase({ file: join(folder, 'shop.sqlite') });
  await migrateToLatest(database);
  await fillShop(database, { now: new Date(), demonstration: true });
  const work: Record<string, object> = {};
  for (const path of paths) work[path] = await countOne(database, path);
  await database.close();
  return work;
}

/** In a process that has just begun: what a visitor costs who comes first, the next one, and a customer. */
async function countOne(database: Database, path: string): Promise<Record<string, object>> {
  const api = await createApi({
    database: { ...database, kysely: database.kysely.withPlugin(countQueries) },
    clock: () => new Date(),
    siteUrl,
    cookieName,
    logger: silent,
    sendMail: () => Promise.resolve(),
    services: { postalCodes: [], geocoder: undefined },
    hasLimits: false,
  });
  const { render } = await loadStorefront(join(import.meta.dirname, '../../build/server'), {
    storeApi(request) {
      counted.calls += 1;
      return api.fetch(request);
    },
    // The storefront remembers what the API said as long as this stays.
    version: () => path,
    siteUrl,
    cookieName,
    pictureOrigins: [],
    scripts: [],
    isDebugAllowed: false,
    onError(error) {
      throw error;
    },
  });
  const read = async (headers: Record<string, string> = {}) => {
    Object.assign(counted, { calls: 0, queries: 0 });
    const answer = await render(new Request(siteUrl + path, { headers: { 'X-Request-Id': randomUUID(), ...headers } }));
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return { ...counted };
  };
  const Cookie = await signIn(api.fetch);
  const work = { first: await read(), visitor: await read(), customer: await read({ Cookie }) };
  await api.close();
  return work;
}

async function signIn(call: (request: Request) => Promise<Response>): Promise<string> {
  const answer = await call(
    new Request(`${siteUrl}/api/v2/front/checkout/login`, {
      method: 'POST',
      headers: { 'App-Token': 'wapstore', 'Content-Type': 'application/json' },
      body: JSON.stringify(maria),
    }),
  );
  const [, session] = new RegExp(`${cookieName}=([^;]+)`).exec(answer.headers.getSetCookie().join('; ')) ?? [];
  if (session === undefined) throw new Error(`nobody was signed in: ${answer.status}`);
  return `${cookieName}=${session}`;
}
