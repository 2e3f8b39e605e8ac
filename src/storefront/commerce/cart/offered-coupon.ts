// The coupon that a visitor took from a popup: the cart's field holds it until the visit ends.

import { readStored, store } from '#web/browser/storage.ts';
import { useBrowserValue } from '#web/browser/use-is-hydrated.ts';

const key = 'cupom';

export function keepOfferedCoupon(code: string): void {
  store('session', key, code);
}

/** A popup, which closes before the cart is shown, has kept it. */
export function useOfferedCoupon(): string | undefined {
  return useBrowserValue(() => readStored('session', key)) ?? undefined;
}
