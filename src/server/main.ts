// The server. One process is the whole shop, or only its API, or only its storefront: ROLE=all | api | web.

import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { unknownKeys } from '#contract/cache-keys.ts';
import { apiPath } from '#contract/site-paths.ts';
import { type Environment, exitIfMisconfigured, exposeMode, readEnvironment } from './env.ts';
import { createLogger, logConsole } from './logger.ts';
import { createRemoteApi, withServiceUnavailable } from './remote-api.ts';
import { createQueues } from './render-queue.ts';
import { run, type Service } from './run.ts';
import { listStartWarnings } from './start-warnings.ts';
import { loadStorefront, type StorefrontOptions, toStorefrontOptions } from './storefront.ts';

const build = join(import.meta.dirname, '../../build');
const clientFolder = join(build, 'client');

/** A remote API does not report what changes: pages are renewed after a second, and sent as they are if that takes too long. */
const remotePages = { keys: () => unknownKeys, version: () => 0, freshMs: 1000, renewalWaitMs: 500 };

const maxWaitMs = 2000;
/** Rendering more than four pages concurrently costs about 20 % more CPU per page. */
const localQueue = { concurrency: 4, maxWaitMs };
/** With a remote API a page mostly waits for the network. */
const remoteQueue = { concurrency: 32, maxWaitMs };

/** What each role serves. Mounts are tried in order. */
const roles: Record<Environment['ROLE'], (environment: Environment, logger: Logger) => Promise<Service>> = {
  async all(environment, logger) {
    const shop = await openShop(environment, logger);
    const { render, measureCachedBytes, ...visitors } = await openStorefront(environment, logger, {
      storeApi: shop.api,
      version: (url) => shop.version(shop.keys(url)),
    });
    return {
      ...shop,
      clientFolder,
      measureCachedBytes,
      pages: { keys: shop.keys, version: shop.version, ...visitors },
      mounts: [
        ['/img/*', shop.pictures],
        [`${apiPath}/*`, shop.api],
        ['*', createQueues(render, localQueue)],
      ],
    };
  },

  async api(environment, logger) {
    const shop = await openShop(environment, logger);
    return {
      ...shop,
      pages: { keys: shop.keys, version: shop.version, toDeviceClass: () => 'any', personalPaths: [] },
      mounts: [
        ['/img/*', shop.pictures],
        [`${apiPath}/*`, shop.api],
      ],
    };
  },

  async web(environment, logger) {
    const { API_BASE_URL: baseUrl, API_APP_TOKEN: appToken, SESSION_COOKIE_NAME: cookieName } = environment;
    const remote = { baseUrl, appToken, cookieName, serviceKey: environment.SERVICE_KEY };
    const storeApi = createRemoteApi({ ...remote, callers: 'storefront' });
    const clientApi = withServiceUnavailable(createRemoteApi({ ...remote, callers: 'clients' }));
    const { render, measureCachedBytes, ...visitors } = await openStorefront(environment, logger, { storeApi });
    return {
      clientFolder,
      measureCachedBytes,
      pages: { ...remotePages, ...visitors },
      isReady: () => Promise.resolve(true),
      close: () => Promise.resolve(),
      mounts: [
        ['/img/*', clientApi],
        [`${apiPath}/*`, clientApi],
        ['*', createQueues(render, remoteQueue)],
      ],
    };
  },
};

try {
  enableCompileCache();
  const environment = readEnvironment();
  exposeMode(environment);
  const logger = createLogger(environment.LOG_LEVEL);
  logConsole(logger);
  for (const warning of listStartWarnings(environment)) logger.warn(warning);
  const service = await roles[environment.ROLE](environment, logger);
  await run(service, environment, logger);
} catch (error) {
  exitIfMisconfigured(error);
}

async function openShop(environment: Environment, logger: Logger) {
  // Imported lazily: a storefront process needs neither the database nor the picture store.
  const shop = await import('./shop.ts');
  return shop.openShop(environment, logger);
}

function openStorefront(
  environment: Environment,
  logger: Logger,
  source: Pick<StorefrontOptions, 'storeApi' | 'version'>,
) {
  return loadStorefront(join(build, 'server'), toStorefrontOptions(environment, source, logger));
}
