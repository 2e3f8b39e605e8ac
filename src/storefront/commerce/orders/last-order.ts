// The order that this tab showed last: who goes back to the checkout finds an empty cart there, and the way to the order.

import { useSyncExternalStore } from 'react';
import { readStored, store } from '#web/browser/storage.ts';

const key = 'ultimo-pedido';

/** `number` is as people read it. */
export function keepLastOrder(number: string): void {
  store('session', key, number);
}

const subscribe = () => () => undefined;
const find = () => readStored('session', key) ?? undefined;

/** Its number; undefined without one, and on the server. */
export const useLastOrder = (): string | undefined => useSyncExternalStore(subscribe, find, () => undefined);
