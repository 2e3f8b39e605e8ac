// The frame around every page. This file: the store settings as data in the page (specification 1).
import type { Settings } from '#contract/content.ts';
import { toInlineJson } from '#web/head/json-ld.tsx';
import { storeSettingsId } from '../shops/shop-context.tsx';

/** The settings are the same for page after page. */
const written = new WeakMap<Settings, string>();

export function StoreSettings({ settings }: { settings: Settings }) {
  const json = written.get(settings) ?? toInlineJson(settings);
  written.set(settings, json);
  return (
    <script type="application/json" id={storeSettingsId}>
      {json}
    </script>
  );
}
