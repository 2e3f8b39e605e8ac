import type { Settings } from '#contract/content.ts';
import type { StorefrontContext, StorefrontOptions } from '../request-context.server.ts';
import { defaultSettings } from '../shops/default-settings.ts';

type RecentSettings = Map<string, { settings: Promise<Settings>; requestedAt: number }>;

const recentMs = 10_000;
/** Each storefront has its own, since tests run several in a process, and each shop. */
const recent = new WeakMap<StorefrontOptions, RecentSettings>();

/** Falls back to the settings of specification 9, so that no page fails without settings. */
export function loadSettings({ api, onError, options, shop }: StorefrontContext): Promise<Settings> {
  const settings = api.call('settings', { skipsErrorPage: true }).catch((error: unknown) => {
    onError(error, 'Erro ao buscar as configurações:');
    return defaultSettings;
  });
  const ofShops: RecentSettings = recent.get(options) ?? new Map();
  recent.set(options, ofShops.set(shop.id, { settings, requestedAt: performance.now() }));
  return settings;
}

/** With a remote API, reuses settings up to 10 s old, so that client navigations need no further call. */
export function loadRecentSettings(storefront: StorefrontContext): Promise<Settings> {
  const { options, shop } = storefront;
  const last = options.version === undefined ? recent.get(options)?.get(shop.id) : undefined;
  return last && performance.now() - last.requestedAt < recentMs ? last.settings : loadSettings(storefront);
}
