import { useEffect } from 'react';
import { pushEvent } from '#web/analytics/data-layer.ts';
import { fetchJson } from '#web/http/fetch-json.ts';
import type { OrderItemEvent } from './analytics-event.ts';

const asked = new Set<string>();

/** Pushes the event of an order, once in the life of the order: the shop says whether this page is the first to do so. */
export function useAnalyticsEvent(due: OrderItemEvent | undefined, statusPath: string): void {
  useEffect(() => {
    const key = `${due?.event} ${statusPath}`;
    if (!due || asked.has(key)) return;
    asked.add(key);
    void announce(due.event, statusPath).then((isFirst) => {
      if (isFirst) pushEvent(due);
    });
  }, [due, statusPath]);
}

/** A failure of analytics must not affect the visit. */
async function announce(event: OrderItemEvent['event'], statusPath: string): Promise<boolean> {
  const body = new URLSearchParams({ evento: event });
  const answer = await fetchJson(statusPath, { method: 'POST', keepalive: true, body });
  return answer instanceof Object && 'sucesso' in answer && answer.sucesso === true;
}
