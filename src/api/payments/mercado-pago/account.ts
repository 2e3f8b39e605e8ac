import type { PaymentKind } from '#rules/orders/order-lines.ts';

/** An account at Mercado Pago; checked when the process starts. */
export interface MercadoPagoAccount {
  /** Without a slash at the end. */
  url: string;
  token: string;
  /** Signs its notices. */
  secret: string;
  /** The payment methods that it takes. */
  methods: readonly PaymentKind[];
  /** How long an order waits for a Pix. */
  pixMinutes: number;
}
