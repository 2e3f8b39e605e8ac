// A local fake of Melhor Envio's quotes that can simulate failures. Its price follows from weight and value, so that tests see both.

import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { drip } from './lookup-stand-in.ts';

/** `slow` answers after ten seconds, `drip` sends a byte now and then. */
export type Fault =
  | 'slow'
  | 'drip'
  | 'reset'
  | 'error'
  | 'unauthorised'
  | 'too-many'
  | 'garbage'
  | 'wrong-shape'
  | 'refused';

const measure = z.number().positive();
/** What the service requires. */
const requestSchema = z.strictObject({
  from: z.strictObject({ postal_code: z.string().regex(/^\d{8}$/) }),
  to: z.strictObject({ postal_code: z.string().regex(/^\d{8}$/) }),
  products: z
    .array(
      z.strictObject({
        id: z.string(),
        width: measure,
        height: measure,
        length: measure,
        weight: measure,
        insurance_value: z.number().nonnegative(),
        quantity: z.int().positive(),
      }),
    )
    .min(1),
});
type Products = z.infer<typeof requestSchema>['products'];

export interface MelhorEnvioStandIn {
  /** Without a slash at the end. */
  url: string;
  token: string;
  fault: Fault | undefined;
  /** Replaces the list of services. */
  services: ((products: Products) => unknown) | undefined;
  /** Requests in the order of arrival. */
  requests: { headers: IncomingHttpHeaders; body: unknown }[];
  close(): Promise<void>;
}

const slowMs = 10_000;

export async function startMelhorEnvio(): Promise<MelhorEnvioStandIn> {
  const closing = new AbortController();
  const server = createServer((request, response) => {
    answer(standIn, request, response, closing.signal).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the stand-in has no port');
  const standIn: MelhorEnvioStandIn = {
    url: `http://127.0.0.1:${address.port}`,
    token: 'token-de-teste-do-melhor-envio',
    fault: undefined,
    services: undefined,
    requests: [],
    async close() {
      closing.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return standIn;
}

async function answer(
  standIn: MelhorEnvioStandIn,
  request: IncomingMessage,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(z.instanceof(Uint8Array).parse(chunk));
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
  standIn.requests.push({ headers: request.headers, body });
  if (standIn.fault) return fail(standIn.fault, response, signal);
  const [status, json] = decide(standIn, request, body);
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json));
}

function decide({ token, services }: MelhorEnvioStandIn, request: IncomingMessage, body: unknown): [number, unknown] {
  const { method, url, headers } = request;
  if (method !== 'POST' || url !== '/api/v2/me/shipment/calculate') return [404, {}];
  if (headers.authorization !== `Bearer ${token}`) return [401, { message: 'Unauthenticated.' }];
  if (!headers['user-agent']?.includes('(')) return [403, { message: 'User-Agent' }];
  const { success, data } = requestSchema.safeParse(body);
  if (!success) return [422, { message: 'The given data was invalid.', errors: {} }];
  return [200, services?.(data.products) ?? toServices(data.products)];
}

async function fail(fault: Fault, response: ServerResponse, signal: AbortSignal): Promise<void> {
  switch (fault) {
    case 'slow':
      return delay(slowMs, undefined, { signal });
    case 'drip':
      return drip(response, signal);
    case 'reset':
      return void response.destroy();
    case 'error':
      return void response.writeHead(500).end('{"message": "Server Error"}');
    case 'unauthorised':
      return void response.writeHead(401).end('{"message": "Unauthenticated."}');
    case 'too-many':
      return void response.writeHead(429).end('{}');
    case 'garbage':
      return void response.writeHead(200).end('<html>Bad gateway\u0000');
    case 'wrong-shape':
      return void response.writeHead(200).end('{"data": [{"id": "x"}]}');
    case 'refused':
      return void response.writeHead(422).end('{"message": "The to.postal_code is invalid."}');
  }
}

/** PAC at R$ 10 plus R$ 2 a kilogram plus 1 % of the value, SEDEX at twice that; Jadlog does not deliver. */
function toServices(products: Products) {
  const sum = (part: (product: Products[number]) => number) =>
    products.reduce((total, product) => total + part(product) * product.quantity, 0);
  const price = 10 + 2 * sum(({ weight }) => weight) + sum(({ insurance_value: value }) => value) / 100;
  const correios = { id: 1, name: 'Correios', picture: 'https://melhorenvio.com.br/correios.png' };
  const service = (id: number, name: string, amount: number, days: number) => ({
    id,
    name,
    price: amount.toFixed(2),
    custom_price: amount.toFixed(2),
    discount: '0.00',
    currency: 'R$',
    delivery_time: days,
    delivery_range: { min: days - 1, max: days },
    custom_delivery_time: days,
    custom_delivery_range: { min: days - 1, max: days },
    packages: [],
    additional_services: { receipt: false, own_hand: false, collect: false },
    company: correios,
  });
  return [
    service(1, 'PAC', price, 5),
    service(2, 'SEDEX', price * 2, 2),
    {
      id: 3,
      name: '.Package',
      error: 'Serviço econômico indisponível para o trecho.',
      company: { id: 2, name: 'Jadlog' },
    },
  ];
}
