import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { testPix } from '../../payments/pix/testing/test-pix.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { openTestApi } from '../../testing/test-api.ts';

it.each([
  ['takes no orders while no payment method is set up', undefined, false],
  ['takes orders once a payment method is set up', testPix, true],
])('%s [R10.18-06]', async (_, pix, isOpen) => {
  const shop = await openTestApi({ dependencies: { pix } });
  expect((await createContractClient(shop).get(calls.settings)).sistema.checkout.aberto).toBe(isOpen);
  await shop.close();
});
