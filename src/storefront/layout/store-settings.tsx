import type { Settings } from '#contract/content.ts';
import { toInlineJson } from '#web/head/json-ld.tsx';

/** Specification 1: the store settings as data in the page, for third-party scripts. */
export function StoreSettings({ settings }: { settings: Settings }) {
  return (
    <script type="application/json" id="configuracoes-da-loja">
      {toInlineJson(settings)}
    </script>
  );
}
