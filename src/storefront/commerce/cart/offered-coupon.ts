// The coupon that a visitor took from a popup: the cart's field holds it until the visit ends.

import { readStored, store } from '#web/browser/storage.ts';

const key = 'cupom';

export function keepOfferedCoupon(code: string): void {
  store('session', key, code);
}

export function findOfferedCoupon(): string | undefined {
  return readStored('session', key) ?? undefined;
}
