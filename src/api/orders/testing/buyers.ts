// Buyers whose checkout is complete, for tests of orders.

import { checkoutSchema } from '#contract/buying/checkout.ts';
import { orderSchema, placedOrderSchema } from '#contract/buying/orders.ts';
import { createCartClient } from '../../testing/cart-client.ts';
import type { TestApi } from '../../testing/test-api.ts';

const contact = {
  nome: 'Marina Prado',
  email: 'marina@exemplo.test',
  documento: '529.982.247-25',
  celular: '(41) 99999-0001',
};
export const address = {
  cep: '86010-000',
  rua: 'Rua Sergipe',
  numero: '120',
  bairro: 'Centro',
  cidade: 'Londrina',
  uf: 'PR',
};

export interface Buyer {
  session: string;
  /** What the checkout showed last. */
  resumo: string;
  /** `?loja=...` of another shop than the main one. */
  query?: string;
}

export type Buyers = ReturnType<typeof createBuyers>;

export function createBuyers(shop: Pick<TestApi, 'send'>) {
  let keys = 0;

  async function send(session: string, method: 'GET' | 'POST' | 'PUT', path: string, json?: unknown, token = '') {
    const headers = { Session: session, ...(token && { 'Order-Token': token }) };
    const response = await shop.send(path, { method, json, headers });
    const body: unknown = await response.json();
    return { status: response.status, body };
  }

  async function see(session: string, query = ''): Promise<Buyer> {
    const { body } = await send(session, 'GET', `/checkout/summary${query}`);
    const { resumo, faltam } = checkoutSchema.parse(body);
    if (resumo === undefined) throw new Error(`the checkout lacks ${faltam.join(', ')}`);
    return { session, resumo, query };
  }

  /** Fills in contact and address of a session with a cart. */
  async function fill(session: string, query = ''): Promise<Buyer> {
    await send(session, 'PUT', `/checkout/contact${query}`, contact);
    await send(session, 'PUT', `/checkout/address${query}`, address);
    return see(session, query);
  }

  return {
    send,
    see,
    fill,
    /** What they enter. */
    entries: { contact, address },
    /** A visitor with these lines in the cart, all sections of the checkout filled in. */
    async create(items: unknown[], tipo = 'produto', query = ''): Promise<Buyer> {
      const { session } = await createCartClient(shop).change('POST', { tipo, itens: items }, '', query);
      return fill(session, query);
    },
    /** Status and body of placing the order that the buyer has seen. */
    order: ({ session, resumo, query = '' }: Buyer, chave = `chave-de-teste-${(keys += 1)}`) =>
      send(session, 'POST', `/checkout/order${query}`, { chave, resumo, aceitaTermos: true }),
    /** Places the order; throws if it is refused. */
    async place(buyer: Buyer) {
      const { status, body } = await this.order(buyer);
      if (status !== 200) throw new Error(`the order was refused: ${status} ${JSON.stringify(body)}`);
      return placedOrderSchema.parse(body);
    },
    async read({ numero, token }: { numero: string; token: string }) {
      const { body } = await send('', 'GET', `/order/${numero}`, undefined, token);
      return orderSchema.parse(body);
    },
  };
}
