// Cards that are paid at the stand-in of Mercado Pago while buyers order, with the notices that it sends.

import type { StandIn } from '#api/payments/mercado-pago/testing/stand-in.ts';

const payEveryMs = 20;

/** Pays three of four cards as soon as the shop has started them. `getBase` is the base of the server's calls. Returns what ends it. */
export function payCards(service: StandIn, getBase: () => string): () => void {
  let seen = 0;
  const payNew = (): void => {
    for (const order of service.orders.slice(seen)) {
      seen += 1;
      if (seen % 4 === 0 || order.status !== 'created') continue;
      service.pay(order);
      void notify(service, getBase(), order.id);
    }
  };
  const timer = setInterval(payNew, payEveryMs);
  return () => clearInterval(timer);
}

/** Sent once, as by a service whose notices are lost while the server is away. */
async function notify(service: StandIn, base: string, id: string): Promise<void> {
  const { query, headers, body } = service.notice(id);
  const address = new URL(`/api/payments/mercado-pago/notice${query}`, base);
  await fetch(address, { method: 'POST', headers, body }).catch(() => undefined);
}
