// The life of a server process: listen, serve, and stop without losing anybody.
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type App, createApp, type Mount } from './app.ts';
import { ConfigurationError, type Environment } from './env.ts';
import { createHealth } from './health.ts';
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

  const stop = async (reason: string): Promise<void> => {
    logger.info({ reason }, 'stopping');
    health.startDraining();
    await delay(environment.SHUTDOWN_DELAY_MS);
    const drained = drain(server);
    logger.info('closed for new connections');
    await drained;
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

/** Loaded only where somebody asks for figures: a start takes no longer for those who do not. */
async function openMetrics(token: string): Promise<Metrics> {
  const { createMetrics } = await import('./metrics/metrics.ts');
  return createMetrics(token);
}

function createCache({ pages }: Service, app: App, environment: Environment, logger: Logger): PageCache | undefined {
  if (!pages || environment.PAGE_CACHE_MB === 0) return undefined;
  return createPageCache({
    ...pages,
    cookieName: environment.SESSION_COOKIE_NAME,
    maxBytes: environment.PAGE_CACHE_MB * bytesPerMegabyte,
    siteUrl: environment.SITE_URL,
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
