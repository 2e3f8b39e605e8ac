import type { Settings } from '#contract/content.ts';
import type { StorefrontContext, StorefrontOptions } from '../request-context.server.ts';
import { defaultSettings } from '../shops/default-settings.ts';

const recentMs = 10_000;
const recent = new WeakMap<StorefrontOptions, { settings: Promise<Settings>; requestedAt: number }>();

/** Falls back to the settings of specification 9, so that no page fails without settings. */
export function loadSettings({ api, onError, options }: StorefrontContext): Promise<Settings> {
  const settings = api.call('settings', { skipsErrorPage: true }).catch((error: unknown) => {
    onError(error, 'Erro ao buscar as configurações:');
    return defaultSettings;
  });
  recent.set(options, { settings, requestedAt: performance.now() });
  return settings;
}

/** With a remote API, reuses settings up to 10 s old, so that client navigations need no further call. */
export function loadRecentSettings(storefront: StorefrontContext): Promise<Settings> {
  const { options } = storefront;
  const last = options.version === undefined ? recent.get(options) : undefined;
  return last && performance.now() - last.requestedAt < recentMs ? last.settings : loadSettings(storefront);
}
