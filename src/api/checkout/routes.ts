// The checkout of a cart: each section is saved for itself, and every call answers the whole.

import { type Context, Hono, type HonoRequest } from 'hono';
import { z } from 'zod';
import {
  type ContactFields,
  contactRequestSchema,
  deliveryAddressFieldsSchema,
  deliveryRequestSchema,
  giftRequestSchema,
  paymentRequestSchema,
  savedAddressRequestSchema,
} from '#contract/buying/checkout.ts';
import { toFieldSentence } from '#contract/messages/field-sentences.ts';
import type { SessionRow } from '#database/schema/accounts.ts';
import { emptyCartText } from '../cart/empty-cart-text.ts';
import { parseBody, parseFields } from '../http/body.ts';
import type { ApiEnvironment } from '../http/environment.ts';
import { ApiError } from '../http/errors.ts';
import { findOtherState, requireStateOfPostalCode } from '../http/require-state-of-postal-code.ts';
import { toShopId } from '../http/shop-query.ts';
import { toPaymentKind } from '../payments/wire.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import type { CheckoutState } from './get-checkout.ts';
import { loadCheckout } from './load-checkout.ts';
import { saveEntries } from './save-entries.ts';
import { toCheckout } from './wire.ts';

export function createCheckoutRoutes(dependencies: CheckoutDependencies) {
  const { sessions } = dependencies;
  const routes = new Hono<ApiEnvironment>();
  const checkout = createSections(dependencies);
  routes.get('/checkout/summary', async (c) => c.json(toCheckout(await checkout.load(c, await sessions.find(c)))));
  addBuyerRoutes(routes, dependencies, checkout);
  addDeliveryRoutes(routes, dependencies, checkout);
  return routes;
}

type Sections = ReturnType<typeof createSections>;

/** Loads and saves the checkout of a request. */
function createSections(dependencies: CheckoutDependencies) {
  const { database, clock, catalogue, limiter } = dependencies;

  const load = (c: Context, session: SessionRow | undefined) => {
    const model = catalogue.current();
    const visit = { session, shopId: toShopId(c.req, model), nowMs: clock().getTime() };
    return loadCheckout(dependencies, model, { ...visit, limitQuotes: () => limiter.take(c, 'freight') });
  };
  return {
    load,
    /**
     * Saves a section and responds with the whole: `changed` is the checkout with what is saved, where it was loaded to check that.
     */
    async save(c: Context, session: SessionRow, entered: Parameters<typeof saveEntries>[2], changed?: CheckoutState) {
      const key = { sessionHash: session.token_hash, shopId: toShopId(c.req, catalogue.current()) };
      await saveEntries(database, key, entered, clock().getTime());
      return c.json(toCheckout(changed ?? (await load(c, session))));
    },
  };
}

function addBuyerRoutes(
  routes: Hono<ApiEnvironment>,
  { database, sessions, limiter, findBuyer }: CheckoutDependencies,
  { save }: Sections,
): void {
  const findBuyerOf = async ({ customer_id: id }: SessionRow) =>
    id === null ? undefined : findBuyer(database.kysely, id);

  routes.put('/checkout/contact', async (c) => {
    const contact = await parseBody(c.req, contactRequestSchema, 'pedido');
    const session = await getSession(sessions, c);
    if (!(await findBuyerOf(session))) requireWhole(contact);
    if (contact.documento !== undefined) limiter.take(c, 'buyer');
    return save(c, session, { contact_json: JSON.stringify(contact) });
  });

  routes.put('/checkout/address', async (c) => {
    const address = await parseAddress(c.req);
    const session = await getSession(sessions, c);
    if (!('idEndereco' in address)) {
      requireStateOfPostalCode(address);
      return save(c, session, { address_json: JSON.stringify(address), address_id: null });
    }
    const buyer = await findBuyerOf(session);
    const saved = buyer?.addresses.find(({ id }) => id === address.idEndereco);
    if (!saved) throw new ApiError('refused', 'Esse endereço não está mais na sua conta.', { field: 'idEndereco' });
    const state = findOtherState(saved);
    if (state !== undefined)
      throw new ApiError('refused', `O CEP desse endereço é de ${state}; confira o estado dele na sua conta.`, {
        field: 'idEndereco',
      });
    return save(c, session, { address_id: address.idEndereco });
  });
}

function addDeliveryRoutes(
  routes: Hono<ApiEnvironment>,
  { sessions }: CheckoutDependencies,
  { load, save }: Sections,
): void {
  routes.put('/checkout/delivery', async (c) => {
    const { idFrete, idPonto, mensagem } = await parseBody(c.req, deliveryRequestSchema, 'presente');
    const session = await getSession(sessions, c);
    const state = await load(c, session);
    const { quote } = state;
    const option = quote?.options.find(({ methodId }) => methodId === idFrete);
    if (!option)
      throw new ApiError('refused', 'Essa entrega não serve para este endereço. Escolha outra.', { field: 'idFrete' });
    const point = quote?.pickupPoints.find(({ id }) => id === idPonto);
    if (option.kind === 'retirada' && !point)
      throw new ApiError('refused', 'Escolha onde retirar o pedido.', { field: 'idPonto' });
    const pickupPoint = option.kind === 'retirada' ? point : undefined;
    const note = mensagem !== undefined && { gift_note: mensagem };
    const entered = { method_id: idFrete, pickup_point_id: pickupPoint?.id ?? null, ...note };
    return save(c, session, entered, {
      ...state,
      delivery: { option, pickupPoint },
      giftNote: mensagem ?? state.giftNote,
    });
  });

  routes.put('/checkout/gift', async (c) => {
    const { mensagem } = await parseBody(c.req, giftRequestSchema, 'presente');
    return save(c, await getSession(sessions, c), { gift_note: mensagem });
  });

  routes.put('/checkout/payment', async (c) => {
    const { tipo } = await parseBody(c.req, paymentRequestSchema);
    const session = await getSession(sessions, c);
    const state = await load(c, session);
    const kind = toPaymentKind(tipo);
    if (!kind || !state.payments.includes(kind))
      throw new ApiError('refused', 'Esta loja ainda não recebe assim. Escolha outra forma de pagar.', {
        field: 'tipo',
      });
    return save(c, session, { payment_kind: kind }, { ...state, payment: kind });
  });
}

/** Only one of both kinds is checked, so that an error names the field that is wrong in it. */
async function parseAddress(request: HonoRequest) {
  const sent = await parseBody(request, z.looseObject({ idEndereco: z.unknown().optional() }));
  const isSaved = sent.idEndereco !== undefined && sent.idEndereco !== null;
  return parseFields(sent, isSaved ? savedAddressRequestSchema : deliveryAddressFieldsSchema, 'pedido');
}

/** Visitors must enter everything; of a customer the account knows the rest. */
function requireWhole(contact: ContactFields): void {
  const missing = contactNames.filter((name) => contact[name] === undefined);
  if (missing.length === 0) return;
  const fields = Object.fromEntries(missing.map((name) => [name, toFieldSentence('pedido', name, true)]));
  throw new ApiError('invalid', 'Preencha todos os campos do contato.', { fields });
}

const contactNames = ['email', 'nome', 'documento', 'celular'] as const;

/** A visitor without a session has no cart either. */
async function getSession(sessions: CheckoutDependencies['sessions'], c: Context): Promise<SessionRow> {
  const session = await sessions.find(c);
  if (!session) throw new ApiError('refused', emptyCartText);
  return session;
}
