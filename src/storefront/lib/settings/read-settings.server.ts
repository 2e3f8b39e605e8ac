import type { Settings } from '#contract/content.ts';
import { defaultSettings } from './default-settings.ts';
import type { StorefrontContext } from '../storefront-context.server.ts';

/** No page fails for want of settings: without them it uses those of specification 9. */
export async function readSettings({ api, onError }: StorefrontContext): Promise<Settings> {
  try {
    return await api.call('settings', { skipsErrorPage: true });
  } catch (error) {
    onError(error, 'Erro ao buscar as configurações:');
    return defaultSettings;
  }
}
