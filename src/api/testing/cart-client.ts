import { type Cart, cartSchema } from '#contract/cart.ts';
import { errorSchema } from '#contract/shared.ts';
import { readSession, type TestApi } from './test-api.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A line of a request, without sale unit and warehouse. */
export const line = (idProduto: unknown, quantidade: unknown = 1, idAtributoSimples: unknown = 0) => ({
  idProduto,
  idAtributoSimples,
  idUnidadeVenda: 0,
  idArmazem: 0,
  quantidade,
});

/** The four cart calls; `query` may be `?loja=caszulo`. */
export function createCartClient(shop: Pick<TestApi, 'send'>) {
  async function send(method: Method, json: unknown, session = '', query = '') {
    const response = await shop.send(`/checkout/cart${query}`, { method, json, headers: { Session: session } });
    const body: unknown = await response.json();
    return { status: response.status, body, session: readSession(response) ?? session };
  }

  /** Throws when the change is refused. */
  async function change(method: Method, json: unknown, session = '', query = '') {
    const response = await send(method, json, session, query);
    if (response.status !== 200)
      throw new Error(`${method} returned ${response.status} ${JSON.stringify(response.body)}`);
    return { cart: cartSchema.parse(response.body), session: response.session };
  }

  return {
    send,
    change,
    add: (items: unknown[], session = '', query = '') =>
      change('POST', { tipo: 'produto', itens: items }, session, query),
    async read(session = '', query = ''): Promise<Cart> {
      return (await change('GET', undefined, session, query)).cart;
    },
    /** Status and message of a refused change. */
    async refuse(method: Method, json: unknown, session = '') {
      const { status, body } = await send(method, json, session);
      return [status, errorSchema.parse(body).error];
    },
  };
}
