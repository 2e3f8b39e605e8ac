// `npm run dev`: the whole shop in one process with hot reload. Vite serves the storefront from its sources; a change of
// anything else restarts the process (node --watch).
import { createServer } from 'vite';
import { exposeMode, readDevelopmentEnvironment } from './env.ts';
import { createLogger } from './logger.ts';
import { run } from './run.ts';
import { openShop } from './shop.ts';
import { openStorefront } from './storefront.ts';

const environment = readDevelopmentEnvironment();
exposeMode(environment);
const logger = createLogger(environment.LOG_LEVEL);
const shop = await openShop(environment, logger);
const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });

await run(
  {
    ...shop,
    front: vite.middlewares,
    mounts: [
      ['/img/*', shop.pictures],
      ['/api/*', shop.api],
      ['*', renderFromSource],
    ],
    async close() {
      await vite.close();
      await shop.close();
    },
  },
  environment,
  logger,
);

/** Asks Vite for the module at every request: it answers from memory until a source changes. */
async function renderFromSource(request: Request): Promise<Response> {
  try {
    const { SITE_URL: siteUrl, SESSION_COOKIE_NAME: cookieName } = environment;
    const module = await vite.ssrLoadModule('/src/storefront/entry-point.ts');
    return await openStorefront(module, { storeApi: shop.api, siteUrl, cookieName })(request);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    throw error;
  }
}
