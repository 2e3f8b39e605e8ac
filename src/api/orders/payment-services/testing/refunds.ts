// Refunds of orders that were paid at the stand-in, for tests.

import { expect } from 'vitest';
import { createMercadoPago } from '../../../payments/mercado-pago/adapter.ts';
import type { StandInOrder } from '../../../payments/mercado-pago/testing/stand-in-orders.ts';
import { PaymentServiceError } from '../../../payments/port/payment-adapter.ts';
import type { RefundSource } from '../../stored/take-refund.ts';
import { refundOrder } from '../../testing/refund-order.ts';
import { payBack } from '../pay-back.ts';
import type { createServiceShop, PlacedOrder } from './service-shop.ts';

export function createRefunds(shop: Awaited<ReturnType<typeof createServiceShop>>) {
  async function findRows({ numero }: PlacedOrder) {
    return shop.shop.database.kysely
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select(['payments.id as paymentId', 'orders.id as orderId'])
      .where('number', '=', numero.replace('-', ''))
      .orderBy('payments.id')
      .executeTakeFirstOrThrow();
  }

  async function placePaid() {
    const placed = await shop.place();
    const order = await shop.started(placed);
    shop.service.pay(order);
    await shop.becomes(placed, 'pago');
    return { placed, order, ...(await findRows(placed)) };
  }

  let keys = 0;
  const refund = (from: RefundSource, amountCents: number) =>
    refundOrder(shop.shop.database, {
      from,
      amountCents,
      reason: 'troca',
      requestKey: `devolucao-${(keys += 1)}`,
      actor: 'merchant',
      nowMs: shop.shop.clock.now.getTime(),
    });

  /** One run of the worker, besides those of the process; `failed` runs before its worker learns that a refund failed. */
  async function run(failed?: () => Promise<void>): Promise<void> {
    const { database, clock } = shop.shop;
    const { url, token, secret } = shop.service;
    const error = (details: object, message: string) => void shop.shop.failures.push({ details, message });
    const logger = { info: () => undefined, warn: () => undefined, error };
    const service = createMercadoPago({ url, token, secret, methods: ['pix'], pixMinutes: 30 }, 'https://loja.test');
    if (failed)
      service.refund = async () => {
        await failed();
        throw new PaymentServiceError('no answer');
      };
    await payBack({ database, clock: () => clock.now, logger, paymentServices: [service] });
  }

  /** Requests a refund whose first attempt fails, in this run or in the worker of the process. */
  async function refundFailing(from: RefundSource, amountCents: number): Promise<void> {
    shop.service.fault = 'error';
    await refund(from, amountCents);
    await run();
    await expect.poll(() => shop.shop.failures.length).toBe(1);
    shop.service.fault = undefined;
  }

  /** Requests a refund that the service makes, while neither its answer nor its key is known any more; resolves once it has ended. */
  async function refundUnanswered(order: StandInOrder, from: RefundSource, amountCents: number): Promise<void> {
    await refundFailing(from, amountCents);
    order.refunds.push({ id: 'REF', amount: (amountCents / 100).toFixed(2) });
    shop.service.answers.clear();
    const due = shop.shop.database.kysely.selectFrom('refunds').select('id').where('next_attempt_at', 'is not', null);
    await expect
      .poll(async () => {
        shop.wait(10 * 60_000);
        await run();
        return due.execute();
      })
      .toEqual([]);
  }

  return { findRows, placePaid, refund, refundFailing, refundUnanswered, run };
}
