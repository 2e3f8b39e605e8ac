import { expect, it } from 'vitest';
import { tryLaterText } from '#contract/messages/field-sentences.ts';
import { customerContext } from '../middleware/user-logado.server.ts';
import { aStorefront } from '../testing/a-storefront.ts';
import { createRecordingStoreApi } from '../testing/recording-api.ts';
import { loader } from './visit.ts';

const ana = { id: 7, firstName: 'Ana', name: 'Ana Souza', email: 'ana@exemplo.test' };
const discount = { valor: 0, porcentagem: 0, desconto: 0 };
const cart = {
  quantidadeItens: 0,
  quantidadeTotal: 0,
  quantidadePontos: 0,
  mensagens: [],
  itens: [],
  subtotal: { valor: 0, descontoVista: discount, parcelamento: [] },
};
const favourites = { favoritos: [3] };
const away = () => Response.json({ error: 'Fora do ar' }, { status: 503 });

async function visit(customer: typeof ana | null | undefined, respond: { cart?: unknown; favourites?: unknown } = {}) {
  const { storeApi } = createRecordingStoreApi({
    '/checkout/cart': () => respond.cart ?? cart,
    '/wishlist': () => respond.favourites ?? favourites,
  });
  const { context } = aStorefront({ storeApi, session: 's' });
  context.set(customerContext, customer);
  const response = await loader({ context });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

it.each([
  ['of a customer', ana, [3]],
  ['of a visitor', null, null],
])('responds with the personal data %s', async (_, customer, ids) => {
  const { status, body } = await visit(customer);
  expect([status, body]).toMatchObject([200, { customer, favourites: ids, cart: { count: 0 }, hasSession: true }]);
});

it.each([
  ['the customer', undefined, {}],
  ['the cart', ana, { cart: away() }],
  ['the favourites', ana, { favourites: away() }],
])(
  'responds with 503 while %s cannot be loaded, so that an open page keeps what it shows',
  async (_, customer, respond) => {
    expect(await visit(customer, respond)).toEqual({ status: 503, body: { error: tryLaterText } });
  },
);
