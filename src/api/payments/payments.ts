// The payment methods of the shop: each is taken by the first adapter that offers it.

import type { PaymentKind } from '#rules/orders/order-lines.ts';
import { createPlayedPayments } from './demonstration/played-payments.ts';
import type { MercadoPagoAccount } from './mercado-pago/account.ts';
import { createMercadoPago } from './mercado-pago/adapter.ts';
import { isOfDemonstration, type PixReceiver } from './pix/receiver.ts';
import { createStaticPix } from './pix/static-pix.ts';
import type { PaymentAdapter, PaymentOffer, ServiceAdapter } from './port/payment-adapter.ts';

export interface Payments {
  /** The payment methods, the preferred one first; empty if the shop takes no payment. */
  kinds: readonly PaymentKind[];
  /** Who takes it that way, and how long an order waits for it. */
  find(kind: PaymentKind): { adapter: PaymentAdapter; minutes: PaymentOffer['minutes'] } | undefined;
  /** Whether the shop sees by itself, within minutes, that it was paid; otherwise a person reads a statement. */
  isAutomatic(kind: PaymentKind): boolean;
  services: readonly ServiceAdapter[];
  /** True while Pix codes carry the key of the demonstration, which belongs to no account. */
  isDemonstration: boolean;
}

/** Where the shop's money goes. */
export interface PaymentAccounts {
  /** Undefined if nothing can be paid by Pix. */
  pix: PixReceiver | undefined;
  /** Absent or undefined if it takes no payments of the shop. */
  mercadoPago?: MercadoPagoAccount | undefined;
}

interface Options extends PaymentAccounts {
  siteUrl: string;
}

/** A service comes before the static code: it knows by itself when an order was paid. */
export function createPayments({ pix, mercadoPago, siteUrl }: Options): Payments {
  const isDemonstration = pix !== undefined && isOfDemonstration(pix.key);
  const adapters = [
    ...(mercadoPago ? [createMercadoPago(mercadoPago, siteUrl)] : []),
    ...(pix ? [createStaticPix(pix)] : []),
    // Where a service takes money, no other method is played beside it.
    ...(isDemonstration && !mercadoPago ? [createPlayedPayments()] : []),
  ];
  return toPayments(adapters, isDemonstration);
}

function toPayments(adapters: readonly PaymentAdapter[], isDemonstration: boolean): Payments {
  const takers = new Map<PaymentKind, { adapter: PaymentAdapter; offer: PaymentOffer }>();
  for (const adapter of adapters)
    for (const offer of adapter.offers) if (!takers.has(offer.kind)) takers.set(offer.kind, { adapter, offer });
  return {
    kinds: order.filter((kind) => takers.has(kind)),
    find(kind) {
      const taker = takers.get(kind);
      return taker && { adapter: taker.adapter, minutes: taker.offer.minutes };
    },
    isAutomatic: (kind) => isDemonstration || takers.get(kind)?.adapter.isService === true,
    services: adapters.filter((adapter) => adapter.isService),
    isDemonstration,
  };
}

/** Pix first: it has the discount. */
const order: readonly PaymentKind[] = ['pix', 'card', 'boleto'];
