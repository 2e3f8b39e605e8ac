// Orders that are placed by the API, with the cookies of the page.

import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { apiHeaders, createCpf, createEmail } from './accounts.ts';

export interface PlacedOrder {
  numero: string;
  token: string;
  /** That of its buyer. */
  email: string;
}

const placedSchema = z.object({ numero: z.string(), token: z.string() });
const summarySchema = z.object({ resumo: z.string() });
/** A new person for each order, since few unpaid orders may be of one. */
const createBuyer = () => ({
  nome: 'Marina Prado',
  email: createEmail(),
  documento: createCpf(),
  celular: '(41) 99999-0001',
});
const address = {
  cep: '69005-070',
  rua: 'Rua Barroso',
  numero: '120',
  bairro: 'Centro',
  cidade: 'Manaus',
  uf: 'AM',
};
/** A product of both shops, with one value. */
const sachet = 266;
let keys = 0;

type Send = (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => Promise<unknown>;

function createSender(page: Page, query: string): Send {
  return async (method, path, data) => {
    const options = { method, headers: apiHeaders, ...(data && { data }) };
    const response = await page.request.fetch(`/api/v2/front${path}${query}`, options);
    expect(response.status(), `${method} ${path}`).toBe(200);
    const body: unknown = await response.json();
    return body;
  };
}

/** Puts two pieces into the cart; `query` selects the shop. */
export async function fillCart(page: Page, query = ''): Promise<void> {
  const item = { idProduto: sachet, idAtributoSimples: 0, idUnidadeVenda: 0, idArmazem: 0, quantidade: 2 };
  await createSender(page, query)('POST', '/checkout/cart', { tipo: 'produto', itens: [item] });
}

/** Places an order of two pieces; `query` selects the shop, `tipo` another payment method than the first one. */
export async function placeOrder(page: Page, query = '', tipo?: 'cartao' | 'boleto'): Promise<PlacedOrder> {
  const send = createSender(page, query);
  await fillCart(page, query);
  const buyer = createBuyer();
  await send('PUT', '/checkout/contact', buyer);
  await send('PUT', '/checkout/address', address);
  if (tipo) await send('PUT', '/checkout/payment', { tipo });
  const { resumo } = summarySchema.parse(await send('GET', '/checkout/summary'));
  keys += 1;
  const chave = `pedido-de-teste-${Date.now()}-${keys}`;
  const placed = placedSchema.parse(await send('POST', '/checkout/order', { chave, resumo, aceitaTermos: true }));
  return { ...placed, email: buyer.email };
}

/** The path of the link of the order's mail. */
export function toOrderLink({ numero, token }: PlacedOrder, query = ''): string {
  return `/checkout/pedido/${numero}${query}${query ? '&' : '?'}t=${token}`;
}
