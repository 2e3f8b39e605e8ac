// The life of a server process: listen, serve, and stop without losing anybody.
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type App, createApp, type Mount } from './app.ts';
import { letAnswersGoFirst } from './process/background-threads.ts';
import { ConfigurationError, type Environment } from './env.ts';
import { everythingKey, toCdnHeaders } from './cdn/cdn-headers.ts';
import { createPurger, type Purger } from './cdn/purger.ts';
import { createHealth } from './health.ts';
import { limitHeapGrowth } from './process/heap-growth.ts';
import { drain, type Front, listen } from './listen.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createPageCache, type PageCache, type PageCacheOptions } from './page-cache/page-cache.ts';

const parentCheckMs = 250;
const bytesPerMegabyte = 1024 * 1024;

/** What a role serves and what it holds open. */
export interface Service {
  mounts: Mount[];
  isReady(): Promise<boolean>;
  close(): Promise<void>;
  /** Work for when visitors are already served; a failure is only logged. */
  afterStart?(): Promise<void>;
  /** Development only: Vite's middleware. */
  front?: Front;
  /** What pages depend on; without it each is made for who asks. */
  pages?: Pick<PageCacheOptions, 'version' | 'toDeviceClass'>;
  /** What a CDN hears about pages; without it each may change with any product. */
  changes?: {
    pageKeys(url: URL): string[];
    /** Undefined: everything may have changed. */
    watch(tell: (keys: string[] | undefined) => void): Promise<void>;
  };
}

/** Resolves when the address is open; from then on SIGTERM or SIGINT ends the process with code 0. */
export async function run(service: Service, environment: Environment, logger: Logger): Promise<void> {
  const health = createHealth(() => service.isReady());
  const { SITE_URL: siteUrl, TRUST_PROXY: trustedProxies, SERVICE_KEY: serviceKey } = environment;
  const clientAddress = { trustedProxies, serviceKey };
  const metrics = environment.METRICS_TOKEN === undefined ? undefined : await openMetrics(environment.METRICS_TOKEN);
  const app = createApp({ mounts: service.mounts, health, metrics, siteUrl, logger, clientAddress });
  const address = { port: environment.PORT, host: environment.HOST };
  const pageCache = createCache(service, app, environment, logger);
  if (pageCache) metrics?.watchPageCache(pageCache.figures);
  const front = service.front ?? pageCache?.answer;
  const server = await listen(app.fetch, address, front).catch((error: unknown) => {
    throw isPortTaken(error) ? new ConfigurationError(`PORT ${environment.PORT} is in use by another program`) : error;
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

  await letAnswersGoFirst();
  limitHeapGrowth();
  logger.info({ port: environment.PORT, role: environment.ROLE }, 'listening');
  process.stdout.write(`\n  Manacá is open: ${environment.SITE_URL}\n\n`);
  await service.afterStart?.().catch((error: unknown) => logger.warn({ err: error }, 'work after the start failed'));
}

/** Loaded only where somebody asks for figures: a start takes no longer for those who do not. */
async function openMetrics(token: string): Promise<Metrics> {
  const { createMetrics } = await import('./metrics/metrics.ts');
  return createMetrics(token);
}

/** At the start everything: the process may be a new version of the shop, or have missed changes. */
function startPurger({ changes }: Service, environment: Environment, logger: Logger): Purger | undefined {
  const { CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token } = environment;
  if (url === undefined) return undefined;
  const purger = createPurger({ url, token, onError: (error, message) => logger.warn({ err: error }, message) });
  const tell = (keys: readonly string[] = [everythingKey]): void => {
    logger.info({ keys }, 'telling the CDN what has changed');
    purger.purge(keys);
  };
  void Promise.resolve(changes?.watch(tell)).then(() => tell());
  return purger;
}

function createCache(
  { pages, changes }: Service,
  app: App,
  environment: Environment,
  logger: Logger,
): PageCache | undefined {
  if (!pages || environment.PAGE_CACHE_MB === 0) return undefined;
  const { CDN_SECONDS: cdnSeconds } = environment;
  return createPageCache({
    ...pages,
    cookieName: environment.SESSION_COOKIE_NAME,
    maxBytes: environment.PAGE_CACHE_MB * bytesPerMegabyte,
    siteUrl: environment.SITE_URL,
    ...(cdnSeconds > 0 && { addHeaders: (url) => toCdnHeaders(cdnSeconds, changes?.pageKeys(url)) }),
    render: (request, incoming) => app.fetch(request, { incoming }),
    onError: (error, message) => logger.error({ err: error }, message),
  });
}

/** npm hands a signal to its shell only, which ends without telling us: then our parent is another one. */
function onParentExit(act: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, parentCheckMs).unref();
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
