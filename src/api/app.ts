// The store API with its mount table: a function from Request to Response, created from its dependencies.

import { Hono } from 'hono';
import type { OrderRecords } from './accounts/account/order-records.ts';
import { findBuyer } from './accounts/find-buyer.ts';
import { createAccountsRoutes } from './accounts/routes.ts';
import { createSessions } from './accounts/sessions/sessions.ts';
import type { AreaDependencies } from './area.ts';
import { createCouponRoutes } from './cart/coupon-routes.ts';
import { mergeCarts } from './cart/merge-carts.ts';
import { createCartRoutes } from './cart/routes.ts';
import { createCatalogue } from './catalogue/assembly/read-model.ts';
import { listPageKeys } from './catalogue/changes/page-keys.ts';
import { createContentRoutes } from './catalogue/content/routes.ts';
import { createFeedRoutes } from './catalogue/feed/routes.ts';
import { refreshAfterWrites } from './catalogue/published/refresh-after-writes.ts';
import type { CatalogueSource } from './catalogue/published/source.ts';
import { createCatalogueRoutes } from './catalogue/routes.ts';
import { createShowcaseRoutes } from './catalogue/showcases/routes.ts';
import { createSitemapRoutes } from './catalogue/sitemap/routes.ts';
import type { CheckoutDependencies } from './checkout/dependencies.ts';
import { createCheckoutRoutes } from './checkout/routes.ts';
import { createCarriers } from './delivery/carriers/carriers.ts';
import { createDeliveryRoutes } from './delivery/routes.ts';
import type { HostDependencies } from './dependencies.ts';
import { createFeedbackRoutes } from './feedback/routes.ts';
import { requireAppToken } from './http/app-token.ts';
import { cacheControl } from './http/caching.ts';
import type { ApiEnvironment } from './http/environment.ts';
import { createErrorHandler } from './http/error-handler.ts';
import { ApiError } from './http/errors.ts';
import { createLimiter, limit, toSearchLimit } from './http/rate-limit.ts';
import { requestId } from './http/request-id.ts';
import { requireSameOrigin } from './http/same-origin.ts';
import { refuseOtherMethods } from './http/wrong-method.ts';
import { followStock } from './inventory/follow-stock.ts';
import { type JobLag, listJobs, startJobs } from './jobs.ts';
import { createMailDelivery } from './mail/delivery/delivery.ts';
import { type BusinessMetrics, readBusinessMetrics } from './metrics.ts';
import { createOpenApiRoutes } from './openapi/routes.ts';
import { addOrderToAccount, getOrderForAccount } from './orders/buyer/account-from-order.ts';
import { createCustomerOrderRoutes } from './orders/buyer/customer-routes.ts';
import { createDemonstrationRoutes } from './orders/demonstration/routes.ts';
import { eraseOrders } from './orders/privacy/erase-orders.ts';
import { exportOrders } from './orders/privacy/export-orders.ts';
import { createOrderRoutes } from './orders/routes.ts';
import { createPayments, type Payments } from './payments/payments.ts';
import { createNoticeRoutes } from './payments/routes.ts';
import { wireKinds } from './payments/wire.ts';
import { createPlatformRoutes } from './platform/routes.ts';
import { createKitRoutes } from './pricing/kits/routes.ts';
import { hasCustomerOrdered } from './pricing/promotions/has-ordered.ts';
import { createPromotionRoutes } from './pricing/promotions/routes.ts';
import { createWishlistRoutes } from './wishlist/routes.ts';

export interface Api {
  fetch(request: Request): Promise<Response>;
  /** Keys of the data that the page or public call at an address shows. */
  pageKeys(url: URL): string[];
  /** Rises when data with one of these keys changes. */
  version(keys: readonly string[]): number;
  /** Notifies the listener of every key whose version rises. */
  onChange(listener: (keys: readonly string[]) => void): void;
  /** For monitoring: of the shop, whatever its processes are. */
  readBusinessMetrics(): Promise<BusinessMetrics>;
  /** For monitoring: of this process. */
  readWorkMetrics(): WorkMetrics;
  /** Sends the mail that is due. The worker calls it every second; tests call it directly. */
  deliverMail(): Promise<void>;
  close(): Promise<void>;
}

export interface WorkMetrics {
  jobs: JobLag[];
  /** Notices of payment services without a valid signature since the start. */
  refusedNotices: number;
}

interface ApiOptions {
  /** False in tests that deliver mail themselves. */
  isPollingMail?: boolean;
  /** Shorter in tests, which would wait for each step of a payment. */
  paymentPollMs?: number;
}

/** Builds the read model from the database, then serves `/api/...`. `close` stops the jobs; the database stays open. */
export async function createApi(
  dependencies: HostDependencies,
  { isPollingMail = true, paymentPollMs = 1000 }: ApiOptions = {},
): Promise<Api> {
  const nextStock = followStock(dependencies.database);
  const catalogue = await createCatalogue({ ...dependencies, nextStock });
  const payments = createPayments(dependencies);
  let refusedNotices = 0;
  const routes = createRoutes(dependencies, { catalogue, payments, onRefusedNotice: () => (refusedNotices += 1) });
  const mail = createMailDelivery(dependencies);
  const jobs = startJobs(
    listJobs(dependencies, {
      catalogue,
      mail: isPollingMail ? mail : undefined,
      payments,
      paymentPollMs,
    }),
    dependencies.logger,
  );
  return {
    fetch: async (request) => routes.fetch(request),
    pageKeys: (url) => listPageKeys(catalogue.current(), url),
    version: (keys) => catalogue.version(keys),
    onChange: (listener) => catalogue.onChange(listener),
    readBusinessMetrics: () => readBusinessMetrics(dependencies.database.kysely, dependencies.clock().getTime()),
    readWorkMetrics: () => ({ jobs: jobs.listLags(), refusedNotices }),
    deliverMail: () => mail.deliver(),
    async close() {
      await Promise.all([mail.close(), jobs.close()]);
      await catalogue.close();
    },
  };
}

const orderRecords: OrderRecords = {
  getForAccount: getOrderForAccount,
  addToAccount: addOrderToAccount,
  hasOrdered: hasCustomerOrdered,
  export: exportOrders,
  erase: eraseOrders,
};

interface RouteParts {
  catalogue: CatalogueSource;
  payments: Payments;
  onRefusedNotice: () => void;
}

/** The mount table. */
export function createRoutes(dependencies: HostDependencies, { catalogue, payments, onRefusedNotice }: RouteParts) {
  const limiter = createLimiter(dependencies);
  const sessions = createSessions({ ...dependencies, mergeCarts, limiter });
  const area: AreaDependencies = { ...dependencies, catalogue, sessions, limiter };

  const front = new Hono<ApiEnvironment>();
  front.use(requireSameOrigin(dependencies), requireAppToken, cacheControl('no-store'));
  front.use(refreshAfterWrites(catalogue, dependencies.logger));
  front.use('/url/product/listing/search', limit(area.limiter, toSearchLimit));
  front.route('/', createCatalogueRoutes(dependencies, catalogue));
  front.route(
    '/',
    createContentRoutes(
      catalogue,
      payments.kinds.map((kind) => wireKinds[kind]),
    ),
  );
  front.route('/', createShowcaseRoutes(dependencies, catalogue));
  front.route('/', createSitemapRoutes(dependencies, catalogue));
  front.route('/', createFeedRoutes(dependencies, catalogue, { takesCards: payments.kinds.includes('card') }));
  front.route('/', createCartRoutes(area));
  front.route('/', createKitRoutes(catalogue));
  front.route('/', createPromotionRoutes(area));
  front.route('/', createCouponRoutes(area));
  const carriers = createCarriers(dependencies);
  front.route('/', createDeliveryRoutes({ ...area, carriers, services: dependencies.services }));
  const checkout: CheckoutDependencies = { ...area, carriers, findBuyer, payments };
  front.route('/', createCheckoutRoutes(checkout));
  front.route('/', createOrderRoutes(checkout));
  front.route('/', createDemonstrationRoutes(checkout));
  front.route('/', createCustomerOrderRoutes(checkout));
  front.route('/', createAccountsRoutes({ ...area, sessions, orderRecords }));
  front.route('/', createWishlistRoutes(area));
  front.route('/', createFeedbackRoutes(area));
  front.route('/', createPlatformRoutes(area));
  refuseOtherMethods(front);

  const api = new Hono<ApiEnvironment>().basePath('/api');
  api.use(requestId);
  api.route('/v2/front', front);
  api.route('/', createNoticeRoutes(dependencies, { services: payments.services, onRefused: onRefusedNotice }));
  api.route('/', createOpenApiRoutes(dependencies));
  api.notFound(() => {
    throw new ApiError('not-found', 'Não encontramos esse endereço.');
  });
  api.onError(createErrorHandler(dependencies.logger));
  return api;
}
