import { fallbackShops } from '#contract/neutral-shop.ts';
import type { Shop } from '#contract/shops.ts';
import { ApiCallError, type ApiClientOptions, createApiClient } from '#web/http/api-client.server.ts';
import type { Shops } from './shop.ts';

type Options = Pick<ApiClientOptions, 'storeApi' | 'version' | 'siteUrl' | 'cookieName'> & {
  onError?: (error: unknown, message: string) => void;
};

/** Shown while the API has never answered its shops; such a page is not cached. */
export const unansweredShops: Shops<Shop> = [...fallbackShops];

const recentMs = 10_000;
/** Every page waits for the shops before anything else, so a slow API gets less time than for the rest. */
const waitMs = 1000;
/** Each storefront has its own, since tests run several in a process. */
const recent = new WeakMap<Options, { shops: Promise<Shops<Shop>>; requestedAt: number }>();

/**
 * The shops of the API; in process they are as fresh as every response. Those of a remote API may be 10 s old. While it answers
 * none they are those that it answered last, else the two of specification 1, also for a backend that does not know the call.
 */
export function loadShops(options: Options): Promise<Shops<Shop>> {
  const last = recent.get(options);
  if (last && options.version === undefined && performance.now() - last.requestedAt < recentMs) return last.shops;
  const shops = requestShops(options).catch((error: unknown) => {
    if (error instanceof ApiCallError && error.status === 404) return last?.shops ?? fallbackShops;
    options.onError?.(error, 'Erro ao buscar as lojas:');
    return last?.shops ?? unansweredShops;
  });
  recent.set(options, { shops, requestedAt: performance.now() });
  return shops;
}

async function requestShops(options: Options): Promise<Shops<Shop>> {
  const visitor = { session: undefined, loja: undefined, isDebug: false, readsMs: waitMs };
  const client = createApiClient({ ...options, ...visitor });
  const [main, ...others] = (await client.call('shops', { skipsErrorPage: true })).lojas;
  return main ? [main, ...others] : fallbackShops;
}
