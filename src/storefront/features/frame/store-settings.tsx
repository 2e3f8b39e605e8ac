// The frame around every page. This file: the store settings as data in the page (specification 1).
import type { Settings } from '#contract/content.ts';
import { toInlineJson } from '../../lib/head/json-ld.tsx';
import { storeSettingsId } from '../../lib/shop-context.tsx';

export function StoreSettings({ settings }: { settings: Settings }) {
  return (
    <script type="application/json" id={storeSettingsId}>
      {toInlineJson(settings)}
    </script>
  );
}
