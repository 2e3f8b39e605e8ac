// The server. One process is the whole shop, or only its API, or only its storefront: ROLE=all | api | web.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { ConfigurationError, type Environment, exposeMode, readEnvironment } from './env.ts';
import { createStaticFiles } from './http/static-files.ts';
import { createLogger } from './logger.ts';
import { limitHeapGrowthAtStart } from './process/heap-growth.ts';
import { inTurns } from './process/turns.ts';
import { answerAlways, createRemoteApi } from './remote-api.ts';
import { run, type Service } from './run.ts';
import { loadStorefront, type StorefrontOptions, toStorefrontOptions } from './storefront.ts';

const build = join(import.meta.dirname, '../../build');

/** The contract has no word for "something changed": pages of a remote API are kept for a second. */
const countSeconds = (): string => String(Math.floor(performance.now() / 1000));

/** More at once cost a fifth more each; a page that waits for a slow API lets 130 others a second begin. */
const pageTurns = { atOnce: 4, longestMs: 30 };

/** Who answers what, first match first; a mount may leave a request to the next one. */
const roles: Record<Environment['ROLE'], (environment: Environment, logger: Logger) => Promise<Service>> = {
  async all(environment, logger) {
    const shop = await openShop(environment, logger);
    const { render, toDeviceClass } = await openStorefront(environment, logger, {
      storeApi: shop.api,
      version: shop.version,
    });
    return {
      ...shop,
      pages: { version: shop.version, toDeviceClass },
      mounts: [
        ['*', createStaticFiles(join(build, 'client'))],
        ['/img/*', shop.pictures],
        ['/api/*', shop.api],
        ['*', inTurns(render, pageTurns)],
      ],
    };
  },

  async api(environment, logger) {
    const shop = await openShop(environment, logger);
    return {
      ...shop,
      pages: { version: shop.version, toDeviceClass: () => 'any' },
      mounts: [
        ['/img/*', shop.pictures],
        ['/api/*', shop.api],
      ],
    };
  },

  async web(environment, logger) {
    const { API_BASE_URL: baseUrl, API_APP_TOKEN: appToken, SESSION_COOKIE_NAME: cookieName } = environment;
    const remote = { baseUrl, appToken, cookieName, serviceKey: environment.SERVICE_KEY };
    const storeApi = createRemoteApi({ ...remote, callers: 'storefront' });
    const clientApi = answerAlways(createRemoteApi({ ...remote, callers: 'clients' }));
    const { render, toDeviceClass } = await openStorefront(environment, logger, { storeApi });
    return {
      pages: { version: countSeconds, toDeviceClass },
      isReady: () => Promise.resolve(true),
      close: () => Promise.resolve(),
      mounts: [
        ['*', createStaticFiles(join(build, 'client'))],
        ['/img/*', clientApi],
        ['/api/*', clientApi],
        ['*', inTurns(render, pageTurns)],
      ],
    };
  },
};

try {
  limitHeapGrowthAtStart();
  enableCompileCache();
  const environment = readEnvironment();
  exposeMode(environment);
  const logger = createLogger(environment.LOG_LEVEL);
  const service = await roles[environment.ROLE](environment, logger);
  await run(service, environment, logger);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function openShop(environment: Environment, logger: Logger) {
  // Loaded only where it is used: a storefront process opens no database and draws no pictures.
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
