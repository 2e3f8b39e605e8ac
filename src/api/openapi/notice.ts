// The notice of a payment service in the OpenAPI document: it has a base address of its own and no App-Token.

import { paymentNotice } from '#contract/buying/payment-notice.ts';
import { refusals } from '#contract/outcomes.ts';
import { apiPath } from '#contract/site-paths.ts';
import type { JsonSchema } from './components.ts';
import { toParameter } from './parameter.ts';

const failures = {
  400: 'The body did not arrive whole.',
  401: 'The signature is missing or wrong. Open payments of the last hour are then asked about soon, whatever the notice says.',
  404: 'The shop takes no payments by a service of this name.',
  413: 'The body is larger than 64 kB.',
  500: refusals.fault.meaning,
  503: refusals.unavailable.meaning,
} as const;

/** `refer` names the schema of a response. */
export function createNoticeOperation(siteUrl: string, refer: (schema: typeof paymentNotice.response) => JsonSchema) {
  const toFailure = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  });
  return {
    operationId: 'paymentNotice',
    summary: paymentNotice.summary,
    tags: ['payments'],
    'x-tier': 'own',
    servers: [{ url: `${siteUrl}${apiPath}` }],
    security: [],
    parameters: [
      toParameter('adapter', 'path', 'The service: `mercado-pago`.'),
      toParameter('data.id', 'query', 'Id of the payment at the service; part of what is signed.'),
      toParameter('type', 'query', '`order`; other kinds are answered 200 and change nothing.'),
      toParameter('x-signature', 'header', '`ts=...,v1=...`: HMAC-SHA256 of `data.id`, `x-request-id` and `ts`.'),
      toParameter('x-request-id', 'header', 'Part of what is signed.'),
    ],
    requestBody: { required: false, content: { 'application/json': { schema: { type: 'object' } } } },
    responses: {
      200: {
        description: 'It was taken. Sent again, it changes nothing.',
        content: { 'application/json': { schema: refer(paymentNotice.response) } },
      },
      ...Object.fromEntries(Object.entries(failures).map(([status, meaning]) => [status, toFailure(meaning)])),
    },
  };
}
