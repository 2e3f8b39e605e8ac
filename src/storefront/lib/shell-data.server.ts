// What the frame around every page needs from the API. None of it may keep a page from showing.
import type { Settings } from '#contract/content.ts';
import { type MenuNode, toMenuNodes } from '../features/menu/menu-node.ts';
import { sampleMenus } from '../features/menu/sample-menus.ts';
import { paths } from '../routes.ts';
import { defaultSettings } from './default-settings.ts';
import type { Device } from './device.ts';
import type { StorefrontContext } from './storefront-context.server.ts';

export interface ShellMenus {
  main: MenuNode[];
  announcements: MenuNode[];
  footer: MenuNode[];
}

export async function readSettings({ api, options }: StorefrontContext): Promise<Settings> {
  try {
    return await api.call('settings', { skipsErrorPage: true });
  } catch (error) {
    options.onError?.(error, undefined);
    return defaultSettings;
  }
}
