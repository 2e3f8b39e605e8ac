// The HTTP app: the middleware of every request, the health checks and the mounted parts of the shop.

import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { requestId, type RequestIdVariables } from 'hono/request-id';
import type { Logger } from 'pino';
import { tryLaterText } from '#contract/messages/field-sentences.ts';
import { createClientFiles } from './client-files.ts';
import type { Health } from './health.ts';
import { type ClientAddressOptions, stampClientAddress } from './http/client-address.ts';
import { refuseForeignWrites } from './http/foreign-writes.ts';
import { clientClosedRequest, requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Metrics } from './metrics/metrics.ts';

/** The handler of one part of the shop; undefined passes the request on to the next mount. */
export type Serve = (request: Request) => Promise<Response | undefined> | Response | undefined;

/** A path pattern of Hono and its handler. */
export type Mount = [path: string, serve: Serve];

interface AppOptions {
  /** Folder of the built client files, which are tried before the mounts. */
  clientFolder?: string | undefined;
  /** Tried in order. */
  mounts: Mount[];
  health: Health;
  /** Without it nothing is counted, and /metrics is a path like any other. */
  metrics?: Metrics | undefined;
  siteUrl: string;
  /** Origins of other storefronts, which may write to the API. */
  allowedOrigins?: readonly string[];
  logger: Logger;
  /** Without it only the address of the socket is trusted. */
  clientAddress?: ClientAddressOptions;
}

export type App = Hono<{ Variables: RequestIdVariables }>;

const largestBodyBytes = 1024 * 1024;
const noProxies: ClientAddressOptions = { trustedProxies: 0, serviceKey: undefined };
const messages = {
  failed: tryLaterText,
  tooLarge: 'O conteúdo enviado é grande demais.',
  unknown: 'Endereço não encontrado.',
};

const compressAnswer = compress();

/** Most writes of the API are answered with a few hundred bytes: compressing them was a tenth of what an order costs. */
const compressAllButWrites: MiddlewareHandler = (context, next) => {
  const { path, method } = context.req;
  const isApiWrite = path.startsWith('/api/') && method !== 'GET' && method !== 'HEAD';
  return isApiWrite ? next() : compressAnswer(context, next);
};

/** Opens no port: tests call `app.request(path)`. */
export function createApp(options: AppOptions): App {
  const {
    clientFolder,
    mounts,
    health,
    metrics,
    siteUrl,
    allowedOrigins = [],
    logger,
    clientAddress = noProxies,
  } = options;
  const app: App = new Hono();
  app.use(requestId({ limitLength: 64 }), requestLog(logger, metrics?.observe), securityHeaders(siteUrl));
  app.use(compressAllButWrites);
  app.use(refuseForeignWrites(siteUrl, allowedOrigins), stampClientAddress(clientAddress));
  app.use(
    bodyLimit({
      maxSize: largestBodyBytes,
      // The rest of the body is not read, so the connection cannot be used again.
      onError: (context) => context.json({ error: messages.tooLarge }, 413, { Connection: 'close' }),
    }),
  );

  app.get('/healthz', () => health.alive());
  app.get('/readyz', () => health.ready());
  if (metrics) app.get('/metrics', (context) => metrics.respond(context.req.raw));
  if (clientFolder !== undefined) app.route('/', createClientFiles(clientFolder));
  for (const [path, serve] of mounts) {
    app.all(path, async (context, next) => (await serve(context.req.raw)) ?? next());
  }

  app.notFound((context) => context.json({ error: messages.unknown }, 404));
  app.onError((error, context) => {
    if (context.req.raw.signal.aborted) return new Response(null, { status: clientClosedRequest });
    logger.error({ requestId: context.get('requestId'), err: error }, 'unexpected error');
    return context.json({ error: messages.failed }, 500, { 'Cache-Control': 'no-store' });
  });
  return app;
}
