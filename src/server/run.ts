// The life cycle of a server process: listen, serve, and shut down without losing a request.

import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { everythingKey } from '#contract/cache-keys.ts';
import { type App, createApp, type Mount } from './app.ts';
import { toCdnHeaders } from './cdn/cdn-headers.ts';
import { createPurger, type Purger } from './cdn/purger.ts';
import { ConfigurationError, type Environment } from './env.ts';
import { createHealth } from './health.ts';
import { type ConnectMiddleware, drain, listen, type UpgradeListener } from './listen.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { WatchedShop } from './metrics/shop-metrics.ts';
import { createPageCache, type PageCache, type PageCacheOptions } from './page-cache.ts';

const parentCheckMs = 250;
const bytesPerMegabyte = 1024 * 1024;

/** What a role serves and the resources that it holds. */
export interface Service {
  /** Folder of the built client files. */
  clientFolder?: string;
  mounts: Mount[];
  isReady(): Promise<boolean>;
  close(): Promise<void>;
  /** Runs once requests are served; a failure is only logged. */
  afterStart?(): Promise<void>;
  /** Development only: Vite's middleware. */
  middleware?: ConnectMiddleware;
  /** Development only: the socket of Vite's reload. */
  onUpgrade?: UpgradeListener;
  /** Memory of the API's responses that the storefront has cached, in bytes. */
  measureCachedBytes?(): number;
  /** Metrics of the business, for monitoring. */
  metrics?: WatchedShop['metrics'];
  /** What pages depend on; without it nothing is cached. */
  pages?: Pick<PageCacheOptions, 'keys' | 'version' | 'freshMs' | 'renewalWaitMs' | 'toDeviceClass' | 'personalPaths'>;
  /** Reports the keys of changed data, for a CDN. */
  onChange?(listener: (keys: readonly string[]) => void): void;
}

/** Resolves when the port is open; from then on SIGTERM or SIGINT ends the process with code 0. */
export async function run(service: Service, environment: Environment, logger: Logger): Promise<void> {
  const health = createHealth(() => service.isReady());
  const {
    SITE_URL: siteUrl,
    API_ORIGINS: allowedOrigins,
    TRUST_PROXY: trustedProxies,
    SERVICE_KEY: serviceKey,
  } = environment;
  const clientAddress = { trustedProxies, serviceKey };
  const metrics = await openMetrics(service, environment, logger);
  const { clientFolder, mounts } = service;
  const app = createApp({ clientFolder, mounts, health, metrics, siteUrl, allowedOrigins, logger, clientAddress });
  const address = { port: environment.PORT, host: environment.HOST };
  const pageCache = createCache(service, app, environment, logger);
  if (pageCache) metrics?.watchPageCache(pageCache.metrics);
  const middleware = service.middleware ?? pageCache?.middleware;
  const onError = (error: unknown): void => logger.error({ err: error }, 'unexpected error');
  const { isDraining } = health;
  const options = { middleware, onUpgrade: service.onUpgrade, onError, isDraining };
  const server = await listen(app.fetch, address, options).catch((error: unknown) => {
    throw toConfigurationError(error, environment);
  });
  const purger = startPurger(service, environment, logger);

  const stop = async (reason: string): Promise<void> => {
    logger.info({ reason }, 'stopping');
    health.startDraining();
    await delay(environment.SHUTDOWN_DELAY_MS);
    const drained = drain(server);
    logger.info('closed for new connections');
    await drained;
    purger?.close();
    await service.close();
    logger.info('stopped');
    process.exit(0);
  };
  process.once('SIGTERM', (signal) => void stop(signal));
  process.once('SIGINT', (signal) => void stop(signal));
  if (environment.isStartedByNpm) onParentExit(() => void stop('npm ended'));

  logger.info({ port: environment.PORT, role: environment.ROLE }, 'listening');
  process.stdout.write(`\n  Manacá is open: ${environment.SITE_URL}\n\n`);
  await service.afterStart?.().catch((error: unknown) => logger.warn({ err: error }, 'work after the start failed'));
}

async function openMetrics(service: Service, environment: Environment, logger: Logger): Promise<Metrics | undefined> {
  const { METRICS_TOKEN: token, VERSION: version, ROLE: role } = environment;
  if (token === undefined) return undefined;
  // Imported lazily: prom-client is loaded only where metrics are configured.
  const { createMetrics } = await import('./metrics/metrics.ts');
  const metrics = createMetrics({ token, info: { version, role } });
  if (service.measureCachedBytes) metrics.watchResponseCache(service.measureCachedBytes);
  metrics.watchShop({
    isReady: () => service.isReady(),
    metrics: service.metrics,
    onError: (error) => logger.error({ err: error }, 'the metrics of the shop cannot be read'),
  });
  return metrics;
}

/** Purges everything at the start: the process may be a new version of the shop, or have missed changes. */
function startPurger({ onChange }: Service, environment: Environment, logger: Logger): Purger | undefined {
  const { CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token } = environment;
  if (url === undefined) return undefined;
  const purger = createPurger({ url, token, onError: (error, message) => logger.warn({ err: error }, message) });
  const purge = (keys: readonly string[]): void => {
    logger.info({ keys }, 'purging the CDN');
    purger.purge(keys);
  };
  onChange?.(purge);
  purge([everythingKey]);
  return purger;
}

function createCache({ pages }: Service, app: App, environment: Environment, logger: Logger): PageCache | undefined {
  if (!pages || environment.PAGE_CACHE_MB === 0) return undefined;
  const { CDN_SECONDS: cdnSeconds } = environment;
  return createPageCache({
    ...pages,
    cookieName: environment.SESSION_COOKIE_NAME,
    maxBytes: environment.PAGE_CACHE_MB * bytesPerMegabyte,
    siteUrl: environment.SITE_URL,
    ...(cdnSeconds > 0 && { addHeaders: (keys) => toCdnHeaders(cdnSeconds, keys) }),
    render: (request, incoming) => app.fetch(request, { incoming }),
    onError: (error, message) => logger.error({ err: error }, message),
  });
}

/** npm passes a signal to its shell only, which ends without passing it on: this process then gets another parent. */
function onParentExit(callback: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    callback();
  }, parentCheckMs).unref();
}

/** What is wrong with the address to listen on, in one sentence; other errors are returned as they are. */
function toConfigurationError(error: unknown, { PORT: port, HOST: host }: Environment): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const noAddress = `HOST ${host} is no address of this machine; leave it out to listen on all`;
  const sentences = new Map<unknown, string>([
    ['EADDRINUSE', `PORT ${port} is in use by another program`],
    ['EACCES', `PORT ${port} needs a permission that this user does not have; above 1023 none is needed`],
    ['EADDRNOTAVAIL', noAddress],
    ['EINVAL', noAddress],
    ['ENOTFOUND', noAddress],
    ['EAI_AGAIN', noAddress],
  ]);
  const sentence = sentences.get(error.code);
  return sentence === undefined ? error : new ConfigurationError(sentence, { cause: error });
}
