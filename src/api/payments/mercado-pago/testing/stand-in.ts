// A local fake of Mercado Pago's Orders API, which tests pay at, and which can fail in the ways that services fail.

import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { collectBytes } from '../../../http/limits/collect-bytes.ts';
import { answer, type StandInOrder } from './stand-in-orders.ts';

/** `lost` does what it is asked and breaks the connection instead of answering; `slow` never answers. */
export type Fault = 'error' | 'too-many' | 'refused' | 'unauthorised' | 'lost' | 'slow' | 'garbage';

export interface ReceivedRequest {
  method: string;
  path: string;
  key: string | undefined;
  body: unknown;
}

export interface StandIn {
  /** Without a slash at the end. */
  url: string;
  token: string;
  secret: string;
  orders: StandInOrder[];
  /** The answers to writes by their idempotency key. */
  answers: Map<string, [status: number, body: unknown]>;
  /** True if a used key is answered 409 instead of the first answer again. */
  refusesUsedKeys: boolean;
  /** The failure of every request until it is reset. */
  fault: Fault | undefined;
  /** How long an answer is on its way; what it reports is done at once. */
  delayMs: number;
  /** In the order of arrival. */
  requests: ReceivedRequest[];
  /** The buyer pays; throws if the order cannot be paid. */
  pay(order: StandInOrder): void;
  /** A notice as the service sends it. */
  notice(id: string, options?: NoticeOptions): NoticeParts;
  close(): Promise<void>;
}

export interface NoticeOptions {
  secret?: string;
  type?: string;
  /** How the id is spelled in what is signed. */
  signedId?: string;
}

export interface NoticeParts {
  /** Begins with a question mark. */
  query: string;
  headers: Record<string, string>;
  body: string;
}

export async function startStandIn(): Promise<StandIn> {
  const server = createServer((request, response) => {
    respond(standIn, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the stand-in has no port');
  const standIn: StandIn = {
    url: `http://127.0.0.1:${address.port}`,
    token: 'TEST-token-of-the-stand-in',
    secret: 'segredo-dos-avisos',
    orders: [],
    answers: new Map(),
    refusesUsedKeys: false,
    fault: undefined,
    delayMs: 0,
    requests: [],
    pay(order) {
      if (!['created', 'action_required'].includes(order.status)) throw new Error(`an order ${order.status} was paid`);
      order.status = 'processed';
    },
    notice: (id, options) => writeNotice(id, { secret: standIn.secret, ...options }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return standIn;
}

function writeNotice(id: string, { secret = '', type = 'order', signedId = id }: NoticeOptions): NoticeParts {
  const [requestId, time] = ['4b6f0c1e-pedido', '1742505638683'];
  const signed = createHmac('sha256', secret)
    .update(`id:${signedId};request-id:${requestId};ts:${time};`)
    .digest('hex');
  return {
    query: `?${new URLSearchParams({ 'data.id': id, type }).toString()}`,
    headers: {
      'x-signature': `ts=${time},v1=${signed}`,
      'x-request-id': requestId,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ action: 'order.processed', api_version: 'v1', data: { id }, type }),
  };
}

const faults: Record<Exclude<Fault, 'lost' | 'slow'>, [status: number, text: string]> = {
  error: [500, '{"errors":[{"code":"internal_error"}]}'],
  'too-many': [429, '{"error":"too_many_requests"}'],
  refused: [400, '{"errors":[{"code":"property_value","message":"payer.email marina@exemplo.test"}]}'],
  unauthorised: [401, '{"errors":[{"code":"unauthorized"}]}'],
  garbage: [200, '<html>Bad gateway'],
};

async function respond(standIn: StandIn, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = new TextDecoder().decode(await collectBytes(request, 100_000));
  const key = request.headers['x-idempotency-key'];
  const received = {
    method: request.method ?? '',
    path: request.url ?? '',
    key: typeof key === 'string' ? key : undefined,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
  standIn.requests.push(received);
  const { fault } = standIn;
  if (fault === 'slow') return;
  if (fault && fault !== 'lost') {
    const [status, body] = faults[fault];
    response.writeHead(status, { ...(fault === 'too-many' && { 'Retry-After': '7' }) }).end(body);
    return;
  }
  const isKnown = request.headers.authorization === `Bearer ${standIn.token}`;
  const [status, body] = isKnown ? answerOnce(standIn, received) : [401, { errors: [{ code: 'unauthorized' }] }];
  if (standIn.delayMs > 0) await delay(standIn.delayMs);
  if (fault === 'lost') response.destroy();
  else response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** A write is done once under its key. */
function answerOnce(standIn: StandIn, received: ReceivedRequest): [status: number, body: unknown] {
  const { method, key } = received;
  if (method === 'GET') return answer(standIn, received);
  if (key === undefined) return [400, { errors: [{ code: 'empty_required_header' }] }];
  const known = standIn.answers.get(key);
  if (known) return standIn.refusesUsedKeys ? [409, { errors: [{ code: 'idempotency_key_already_used' }] }] : known;
  const answered = answer(standIn, received);
  // The first answer is kept as it was, whatever happens to the order later.
  standIn.answers.set(key, structuredClone(answered));
  return answered;
}
