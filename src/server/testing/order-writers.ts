// Buyers who place orders over HTTP, and some of whom cancel them at once.

import { type Checkout, checkoutSchema } from '#contract/buying/checkout.ts';
import { orderSchema, type PlacedOrder, placedOrderSchema } from '#contract/buying/orders.ts';

export const couponCode = 'SETE';
export const productIds = [103, 105] as const;

type PaymentTipo = 'pix' | 'cartao';

/** A request for an order, which can be repeated. */
export interface OrderRequest {
  session: string;
  body: { chave: string; resumo: string; aceitaTermos: true };
}

export interface Ordered {
  /** Requests that were answered, with the answer. */
  placed: { request: OrderRequest; order: PlacedOrder }[];
  /** Requests that were not answered. */
  unanswered: OrderRequest[];
  /** Numbers whose cancellation was answered. */
  cancelled: string[];
}

const contact = {
  nome: 'Marina Prado',
  email: 'marina@exemplo.test',
  documento: '529.982.247-25',
  celular: '(41) 99999-0001',
};
const address = { cep: '86010-000', rua: 'Rua Sergipe', numero: '1', bairro: 'Centro', cidade: 'Londrina', uf: 'PR' };
const buyersAtOnce = 10;
let keys = 0;

interface Sent {
  method?: 'GET' | 'POST' | 'PUT';
  session?: string;
  token?: string;
  json?: object;
}

/** Sends a call, again while the server is too busy; fails with a cause if the connection breaks. */
export async function send(base: string, path: string, sent: Sent = {}) {
  const { method = 'POST', session = '', token, json } = sent;
  const headers = {
    'App-Token': 'wapstore',
    Accept: 'application/json',
    Session: session,
    ...(token !== undefined && { 'Order-Token': token }),
    ...(json && { 'Content-Type': 'application/json' }),
  };
  let response: Response;
  let text: string;
  do {
    response = await fetch(base + path, { method, headers, ...(json && { body: JSON.stringify(json) }) });
    text = await response.text();
  } while (response.status === 503);
  const cookie = /PHPSESSID=([^;]+)/.exec(response.headers.getSetCookie().join())?.[1];
  return { status: response.status, text, session: cookie ?? session };
}

async function read(...sent: Parameters<typeof send>): Promise<{ body: unknown; session: string }> {
  const { status, text, session } = await send(...sent);
  if (status !== 200) throw new TypeError(`${sent[1]} returned ${status}: ${text}`);
  return { body: JSON.parse(text), session };
}

/** A new visitor with a complete checkout. Every second cart has its lines in the opposite order, and a coupon. */
export async function fillCheckout(base: string, tipo: PaymentTipo = 'pix'): Promise<OrderRequest> {
  const isOdd = (keys += 1) % 2 === 1;
  const [first, second] = productIds;
  const itens = (isOdd ? [first, second] : [second, first]).map((idProduto) => ({ idProduto }));
  const { session } = await read(base, '/checkout/cart', { json: { itens } });
  const put = async (path: string, json: object) => (await read(base, path, { method: 'PUT', session, json })).body;
  if (isOdd) await put(`/promotional/coupon/${couponCode}`, {});
  await put('/checkout/contact', contact);
  await put('/checkout/address', address);
  const { resumo }: Checkout = checkoutSchema.parse(await put('/checkout/payment', { tipo }));
  if (resumo === undefined) throw new TypeError('the checkout is not complete');
  return { session, body: { chave: `chave-${process.pid}-${Date.now()}-${keys}`, resumo, aceitaTermos: true } };
}

export async function placeOrder(base: string, { session, body }: OrderRequest): Promise<PlacedOrder> {
  return placedOrderSchema.parse((await read(base, '/checkout/order', { session, json: body })).body);
}

export async function readOrder(base: string, { numero, token }: PlacedOrder) {
  return orderSchema.parse((await read(base, `/order/${numero}`, { method: 'GET', token })).body);
}

/** Ten buyers, each the next time once the server has answered, until it is killed; `kinds` are the payment methods in turn. Calls `onPlaced` for each answered order. */
export async function orderUntilKilled(
  base: string,
  onPlaced: () => void,
  kinds: readonly PaymentTipo[] = ['pix'],
): Promise<Ordered> {
  const ordered: Ordered = { placed: [], unanswered: [], cancelled: [] };

  async function order(count: number): Promise<void> {
    const request = await fillCheckout(base, kinds[count % kinds.length]);
    ordered.unanswered.push(request);
    const placed = await placeOrder(base, request);
    ordered.unanswered.splice(ordered.unanswered.indexOf(request), 1);
    ordered.placed.push({ request, order: placed });
    onPlaced();
    if (count % 3 !== 0) return;
    const { status } = await send(base, `/order/${placed.numero}/cancel`, { token: placed.token, json: {} });
    // 422: it has expired meanwhile.
    if (status === 200) ordered.cancelled.push(placed.numero);
    else if (status !== 422) throw new TypeError(`the cancellation returned ${status}`);
  }

  async function orderAgain(): Promise<void> {
    try {
      for (let count = 0; ; count += 1) await order(count);
    } catch (error) {
      // `fetch` fails with a cause when the connection breaks, and only then.
      if (!(error instanceof TypeError) || error.cause === undefined) throw error;
    }
  }
  await Promise.all(Array.from({ length: buyersAtOnce }, orderAgain));
  return ordered;
}
