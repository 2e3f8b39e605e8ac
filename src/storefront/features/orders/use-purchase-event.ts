import { useEffect } from 'react';
import { type ItemEvent, pushEvent } from '#web/analytics/data-layer.ts';
import { fetchJson } from '#web/http/fetch-json.ts';

const asked = new Set<string>();

/** Pushes the event of an order, once in the life of the order: the shop says whether this page is the first to do so. */
export function usePurchaseEvent(purchase: ItemEvent | undefined, statusPath: string): void {
  useEffect(() => {
    if (!purchase || asked.has(statusPath)) return;
    asked.add(statusPath);
    void announce(statusPath).then((isFirst) => {
      if (isFirst) pushEvent(purchase);
    });
  }, [purchase, statusPath]);
}

/** A failure of analytics must not affect the visit. */
async function announce(statusPath: string): Promise<boolean> {
  const answer = await fetchJson(statusPath, { method: 'POST', keepalive: true });
  return answer instanceof Object && 'sucesso' in answer && answer.sucesso === true;
}
