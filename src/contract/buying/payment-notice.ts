// What a payment service sends when something has happened to a payment (`/api/payments/{adapter}/notice`). It is none of the calls of clients:
// it lies beside `/v2/front`, has no App-Token, and proves by its signature who sent it.

import { call, successSchema } from '../call.ts';

/** The path is below `/api`. */
export const paymentNotice = call('POST', '/payments/:adapter/notice', {
  summary: 'A payment service reports a payment; the shop believes only what it then asks the service',
  response: successSchema,
});

/** Largest body, in bytes. */
export const maxNoticeBytes = 64 * 1024;
