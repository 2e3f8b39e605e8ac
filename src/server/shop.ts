// Database, store API and pictures: everything but the storefront. ROLE=web runs without it.

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { Logger } from 'pino';
import { type Api, createApi } from '#api/app.ts';
import { hasDemonstration, hasDemonstrationAccounts } from '#api/installation/installation.ts';
import { shopCalls } from '#contract/shops.ts';
import { apiBasePath, toShopHash } from '#contract/site-paths.ts';
import { type Database, type DatabaseOptions, maintenanceLimits, openDatabase } from '#database/client.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { requireSound } from '#database/require-sound.ts';
import { createEncodingProcess } from '#media/encoding-process.ts';
import { createPictureStore } from '#media/picture-store.ts';
import type { Serve } from './app.ts';
import { beginShop } from './begin-shop.ts';
import { demonstrationPictures } from './demonstration.ts';
import { ConfigurationError, type Environment } from './env.ts';
import { listFirstPictures } from './http/first-pictures.ts';
import { createPictures } from './http/pictures.ts';
import { createMailer } from './mail/mailer.ts';
import type { Service } from './run.ts';

export interface Shop extends Omit<Service, 'mounts'> {
  api: (request: Request) => Promise<Response>;
  pictures: Serve;
  /** What pages depend on. */
  keys: (url: URL) => readonly string[];
  version: (keys: readonly string[]) => number;
}

const warmingProgram = join(import.meta.dirname, '../media/warm-pictures.ts');
const readyTimeoutMs = 2000;
/** API calls whose pictures are generated first after a start: those of the home pages. */
const listFirstSeen = (shop: { id: string; loja: string }) =>
  [
    ['banners', `/showcase/banners/${toShopHash(shop, 'home-hero')}?loja=${shop.loja}`],
    ['products', `/showcase/products/${toShopHash(shop, 'mais-pedidos')}?loja=${shop.loja}`],
  ] as const;

/** Migrates the database and begins a new shop. */
export async function openShop(environment: Environment, logger: Logger): Promise<Shop> {
  const begunAs = await withDatabase(environment, logger, (opened) => beginShop(opened, environment, Date.now()));
  if (begunAs !== undefined) logger.info({ begunAs }, 'a new shop was begun');
  const database = await openDatabase(toDatabaseOptions(environment));

  if (environment.isPublic && (await hasDemonstrationAccounts(database)))
    logger.warn('the database has accounts of the demonstration, whose passwords are published: delete them');

  const { SITE_URL: siteUrl, API_ORIGINS: allowedOrigins, SESSION_COOKIE_NAME: cookieName } = environment;
  const mailer = createMailer(environment, logger);
  const api = await createApi({
    database,
    clock: () => new Date(),
    siteUrl,
    allowedOrigins,
    cookieName,
    logger,
    sendMail: mailer.send,
    services: environment.services,
    pix: environment.pix ?? ((await hasDemonstration(database)) ? environment.demonstrationPix : undefined),
    mercadoPago: environment.mercadoPago,
    hasLimits: environment.RATE_LIMIT,
  });
  let warming: ChildProcess | undefined;
  const { encode, close: endEncoding } = createEncodingProcess();
  const store = createPictureStore({
    mastersDir: demonstrationPictures,
    cacheDir: environment.PICTURE_CACHE_DIR,
    encode,
  });
  return {
    api: (request) => api.fetch(request),
    keys: (url) => api.pageKeys(url),
    version: (keys) => api.version(keys),
    onChange: (listener) => api.onChange(listener),
    metrics: api,
    pictures: createPictures({
      open: (path, request) => store.open(path, request),
      onError: (error) => logger.error({ err: error }, 'a picture cannot be encoded or stored'),
    }),
    isReady: () => responds(database),
    /** Generates pictures before they are requested. */
    async afterStart() {
      if (!environment.PICTURE_WARMING) return;
      warming = startWarming(environment.PICTURE_CACHE_DIR, await listSeenFirst(api, environment));
    },
    async close() {
      warming?.kill();
      endEncoding();
      await api.close();
      mailer.close();
      await database.close();
    },
  };
}

/** Paths of the pictures that the first pages show. */
async function listSeenFirst(api: Pick<Api, 'fetch'>, environment: Environment): Promise<string[]> {
  const headers = { 'App-Token': environment.API_APP_TOKEN, Accept: 'application/json' };
  const call = (path: string) => api.fetch(new Request(`${environment.SITE_URL}${apiBasePath}${path}`, { headers }));
  const { shops } = shopCalls;
  const { lojas } = shops.response.parse(await (await call(shops.path)).json());
  const paths = await Promise.all(
    lojas.flatMap(listFirstSeen).map(async ([kind, path]) => listFirstPictures(kind, await (await call(path)).text())),
  );
  return paths.flat();
}

/** Runs in a child process, so that its memory is freed when it ends. */
function startWarming(cacheDir: string, first: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [warmingProgram, demonstrationPictures, cacheDir], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Not reported: missing pictures are generated on request.
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  child.stdin.end(first.join('\n'));
  child.unref();
  return child;
}

function toDatabaseOptions({ DATABASE_URL: url, DATABASE_FILE: file }: Environment): DatabaseOptions {
  return { url, file };
}

/** Runs long work on a migrated database, then closes it. Throws ConfigurationError if it cannot be opened. */
async function withDatabase<Result>(
  environment: Environment,
  logger: Logger,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openMigrated(environment, logger);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function openMigrated(environment: Environment, logger: Logger): Promise<Database> {
  let database: Database | undefined;
  try {
    database = await openDatabase({ ...toDatabaseOptions(environment), limits: maintenanceLimits });
    await requireSound(database);
    const newer = await migrateToLatest(database);
    if (newer.length > 0)
      logger.warn({ newer }, 'a newer version has migrated the database; this one may not know its tables');
    return database;
  } catch (error) {
    await database?.close();
    const variable = environment.DATABASE_URL ? 'DATABASE_URL' : 'DATABASE_FILE';
    throw new ConfigurationError(`${variable}: the database cannot be used: ${inspect(error)}`, { cause: error });
  }
}

async function responds({ kysely }: Database): Promise<boolean> {
  const responded = kysely.selectNoFrom((query) => query.lit(1).as('one')).execute();
  const timedOut = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), readyTimeoutMs).unref());
  return (await Promise.race([responded, timedOut])) !== undefined;
}
