// `npm run dev`: the whole shop in one process with hot reload. Vite serves the storefront from its sources and loads the
// API through its module graph, so that a change of either shows at the next request.

import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'vite';
import { apiPath } from '#contract/site-paths.ts';
import { exitIfMisconfigured, exposeMode, readDevelopmentEnvironment, readOrExit } from './env.ts';
import { createLogger } from './logger.ts';
import { run } from './run.ts';
import type { openShop, Shop } from './shop.ts';
import { openStorefront, toStorefrontOptions } from './storefront.ts';

const environment = readOrExit(readDevelopmentEnvironment);
exposeMode(environment);
const logger = createLogger(environment.LOG_LEVEL);
/** Never listens: Vite would open a port of its own on all interfaces, so it gets what the shop's port upgrades. */
const reload = createHttpServer();
const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, ws: { server: reload } } });

let loaded: unknown;
let opening: Promise<Shop> | undefined;
await currentShop().catch(exitIfMisconfigured);

await run(
  {
    middleware: vite.middlewares,
    onUpgrade: (incoming, socket, head) => void reload.emit('upgrade', incoming, socket, head),
    mounts: [
      ['/img/*', async (request) => (await currentShop()).pictures(request)],
      [`${apiPath}/*`, callApi],
      ['*', render],
    ],
    isReady: async () => (await currentShop()).isReady(),
    async close() {
      await vite.close();
      await (await opening)?.close();
    },
  },
  environment,
  logger,
).catch(exitIfMisconfigured);

/** The shop of the sources as they are now; Vite evaluates them again only after a change. */
async function currentShop(): Promise<Shop> {
  const module = await vite.ssrLoadModule('/src/server/shop.ts');
  if (!isShopModule(module)) throw new Error('src/server/shop.ts exports no openShop');
  if (module !== loaded || !opening) {
    const before = opening;
    loaded = module;
    opening = module.openShop(environment, logger);
    await before?.then((shop) => shop.close()).catch((error: unknown) => logger.warn({ err: error }, 'not closed'));
  }
  return opening;
}

async function callApi(request: Request): Promise<Response> {
  return (await currentShop()).api(request);
}

async function render(request: Request): Promise<Response> {
  try {
    const module = await vite.ssrLoadModule('/src/storefront/entry-point.ts');
    const response = await openStorefront(
      module,
      toStorefrontOptions(environment, { storeApi: callApi }, logger),
    ).render(request);
    // Vite's reload needs inline styles and a socket of its own, which the page's policy forbids.
    response.headers.delete('Content-Security-Policy');
    return response;
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    throw error;
  }
}

function isShopModule(module: object): module is { openShop: typeof openShop } {
  return 'openShop' in module;
}
