// Freight quotes over the API, for tests.

import { expect } from 'vitest';
import { type Shipment, shipmentSchema } from '#contract/buying/delivery.ts';
import { errorSchema } from '#contract/shared.ts';
import type { TestApi } from '../../testing/test-api.ts';

export const curitiba = '80010-000';
export const londrina = '86010000';

export function createShipmentClient(shop: TestApi) {
  async function send(path: string, json: unknown, headers: Record<string, string> = {}) {
    const response = await shop.send(path, { method: 'POST', json, headers });
    return { status: response.status, body: await response.json() };
  }

  return {
    send,
    async quote(path: string, json: unknown, headers?: Record<string, string>): Promise<Shipment> {
      const { status, body } = await send(path, json, headers);
      expect([status, body]).toEqual([200, body]);
      return shipmentSchema.parse(body);
    },
    /** The status and the sentence. */
    async refuse(path: string, json: unknown) {
      const { status, body } = await send(path, json);
      return [status, errorSchema.parse(body).error];
    },
  };
}

export const pricesOf = ({ fretes }: Shipment) => fretes.map(({ label, valor }) => [label, valor]);
