// The order that this tab showed last: who goes back to the checkout finds an empty cart there, and the way to the order.

import { readStored, store } from '#web/browser/storage.ts';
import { useBrowserValue } from '#web/browser/use-is-hydrated.ts';

const key = 'ultimo-pedido';

/** `number` is as people read it. */
export function keepLastOrder(number: string): void {
  store('session', key, number);
}

/** Its number; undefined without one, and on the server. */
export function useLastOrder(): string | undefined {
  return useBrowserValue(() => readStored('session', key)) ?? undefined;
}
