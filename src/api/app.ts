// The store API with its mount table: a function from Request to Response, created from its dependencies.

import { Hono } from 'hono';
import type { AreaDependencies } from './area.ts';
import { createCartRoutes } from './cart/routes.ts';
import { listPageKeys } from './catalogue/changes/page-keys.ts';
import { type OnChange, watchChanges } from './catalogue/changes/watch-changes.ts';
import { type CatalogueSource, createCatalogue } from './catalogue/read-model.ts';
import { createCatalogueRoutes } from './catalogue/routes.ts';
import { createContentRoutes } from './content/routes.ts';
import { createCustomerRoutes } from './customers/routes.ts';
import { createDeliveryRoutes } from './delivery/routes.ts';
import type { ApiDependencies } from './dependencies.ts';
import { ApiError } from './errors.ts';
import { createFeedbackRoutes } from './feedback/routes.ts';
import { startStockNotices } from './feedback/stock-notices/send-stock-notices.ts';
import { requireAppToken } from './http/app-token.ts';
import { cacheControl } from './http/caching.ts';
import type { ApiEnvironment } from './http/environment.ts';
import { createErrorHandler } from './http/error-handler.ts';
import { createLimiter, limit, toSearchLimit } from './http/rate-limit.ts';
import { requestId } from './http/request-id.ts';
import { requireSameOrigin } from './http/same-origin.ts';
import { refuseOtherMethods } from './http/wrong-method.ts';
import { createKitRoutes } from './kits/routes.ts';
import { startMailDelivery } from './mail/delivery.ts';
import { createOpenApiRoutes } from './openapi/routes.ts';
import { createPlatformRoutes } from './platform/routes.ts';
import { createProfileRoutes } from './profile/routes.ts';
import { createPromotionRoutes } from './promotions/routes.ts';
import { createSearchMisses, type SearchMisses } from './search-misses/search-misses.ts';
import { startSessionCleaning } from './sessions/clean-sessions.ts';
import { createSessions } from './sessions/sessions.ts';
import { createSitemapRoutes } from './sitemap/routes.ts';
import { createWishlistRoutes } from './wishlist/routes.ts';

export interface Api {
  fetch(request: Request): Promise<Response>;
  /** Changes whenever the published catalogue, its content or its prices change. */
  version(): string;
  /** Keys of the data that the page or public call at an address shows; `watchChanges` reports changed keys. */
  pageKeys(url: URL): string[];
  /** Watches from when it resolves until `close`; undefined keys mean that everything may have changed. */
  watchChanges(onChange: OnChange): Promise<void>;
  /** Sends the mail that is due. The worker calls it every second; tests call it directly. */
  deliverMail(): Promise<void>;
  close(): Promise<void>;
}

/** Builds the read model from the database, then serves `/api/...`. `close` stops watching; the database stays open. */
export async function createApi(
  dependencies: ApiDependencies,
  options: { isPollingMail?: boolean } = {},
): Promise<Api> {
  const catalogue = await createCatalogue(dependencies);
  const searchMisses = createSearchMisses(dependencies);
  const routes = createRoutes(dependencies, catalogue, searchMisses);
  const stopCleaning = startSessionCleaning(dependencies);
  const stopStockNotices = startStockNotices({ ...dependencies, catalogue });
  let watch: ReturnType<typeof watchChanges> | undefined;
  const mail = startMailDelivery(dependencies, { isPolling: options.isPollingMail ?? true });
  return {
    fetch: async (request) => routes.fetch(request),
    version: () => catalogue.version(),
    pageKeys: (url) => listPageKeys(catalogue.current(), url),
    async watchChanges(onChange) {
      watch = watchChanges(dependencies, catalogue, onChange);
      await watch;
    },
    deliverMail: () => mail.deliver(),
    async close() {
      await catalogue.close();
      await (await watch)?.close();
      stopCleaning();
      await stopStockNotices();
      await mail.close();
      await searchMisses.close();
    },
  };
}

/** The mount table. */
export function createRoutes(
  dependencies: ApiDependencies,
  catalogue: CatalogueSource,
  searchMisses: Pick<SearchMisses, 'note'>,
) {
  const sessions = createSessions(dependencies);
  const area: AreaDependencies = { ...dependencies, catalogue, sessions, limiter: createLimiter(dependencies) };

  const front = new Hono<ApiEnvironment>();
  front.use(requireSameOrigin(dependencies.siteUrl), requireAppToken, cacheControl('no-store'));
  front.use('/url/product/listing/search', limit(area.limiter, toSearchLimit));
  front.route('/', createCatalogueRoutes({ ...dependencies, searchMisses }, catalogue));
  front.route('/', createContentRoutes(dependencies, catalogue));
  front.route('/', createSitemapRoutes(catalogue));
  front.route('/', createCartRoutes(area));
  front.route('/', createKitRoutes(catalogue));
  front.route('/', createPromotionRoutes(area));
  front.route('/', createDeliveryRoutes(area));
  front.route('/', createCustomerRoutes(area));
  front.route('/', createProfileRoutes(area));
  front.route('/', createWishlistRoutes(area));
  front.route('/', createFeedbackRoutes(area));
  front.route('/', createPlatformRoutes(area));
  refuseOtherMethods(front);

  const api = new Hono<ApiEnvironment>().basePath('/api');
  api.use(requestId);
  api.route('/v2/front', front);
  api.route('/', createOpenApiRoutes(dependencies));
  api.notFound(() => {
    throw new ApiError('not-found', 'Não encontramos esse endereço.');
  });
  api.onError(createErrorHandler(dependencies.logger));
  return api;
}
