import type { Selectable } from 'kysely';
import type { ContactFields, DeliveryAddress } from '#contract/buying/checkout.ts';
import type { Database } from '#database/client.ts';
import type { SessionRow } from '#database/schema/accounts.ts';
import type { PickupPointRow } from '#database/schema/delivery.ts';
import type { FreightOption } from '#rules/freight.ts';
import type { PaymentKind } from '#rules/orders/order-lines.ts';
import type { CartPrices } from '#rules/promotions/price-cart.ts';
import type { AllocatedCart } from '../cart/change-cart.ts';
import { getCart } from '../cart/get-cart.ts';
import { getSettings } from '../catalogue/content/settings.ts';
import type { ReadModel } from '../catalogue/published/model.ts';
import { toCartContents } from '../delivery/contents.ts';
import { quoteOptions, type ShipmentQuote } from '../delivery/quote-shipment.ts';
import type { Payments } from '../payments/payments.ts';
import { priceAllocatedCart, type Promotions } from '../pricing/lines/price-allocated-cart.ts';
import { loadPromotions } from '../pricing/promotions/load-promotions.ts';
import type { Buyer, FindBuyer } from './buyer.ts';
import { type Entries, findEntries, noEntries } from './queries.ts';

export interface Contact {
  nome: string;
  email: string;
  documento: string;
  celular: string;
}

export interface Delivery {
  option: FreightOption;
  /** Where it is collected. */
  pickupPoint: Selectable<PickupPointRow> | undefined;
}

/** A cart on its way to an order, at current prices, stock and freight. What is missing is undefined. */
export interface CheckoutState {
  cart: AllocatedCart;
  promotions: Promotions;
  prices: CartPrices;
  /** Whether the document is the account's, which is never sent out whole. */
  isDocumentOfAccount: boolean;
  contact: ContactFields;
  address: DeliveryAddress | undefined;
  /** Undefined without an address or goods. */
  quote: ShipmentQuote | undefined;
  delivery: Delivery | undefined;
  giftNote: string;
  payments: readonly PaymentKind[];
  payment: PaymentKind | undefined;
}

interface Dependencies {
  database: Database;
  findBuyer: FindBuyer;
  payments: Pick<Payments, 'kinds'>;
}

interface Visit {
  session: SessionRow | undefined;
  shopId: string;
  nowMs: number;
}

/** Reads everything, writes nothing: a cart that changed meanwhile shows with its messages. */
export async function getCheckout(
  { database, findBuyer, payments }: Dependencies,
  model: ReadModel,
  visit: Visit,
): Promise<CheckoutState> {
  const { session, shopId } = visit;
  const [promotions, entries, buyer] = await Promise.all([
    loadPromotions(database, model),
    session ? findEntries(database.kysely, { sessionHash: session.token_hash, shopId }) : noEntries,
    session?.customer_id ? findBuyer(database.kysely, session.customer_id) : undefined,
  ]);
  const contact = toContact(entries.contact, buyer);
  const cart = await getCart(database, model, { ...visit, document: contact.documento });
  const address = chooseAddress(entries, buyer);
  const hasGoods = cart.lines.length > 0;
  const quote =
    address && hasGoods
      ? await quoteOptions(database, {
          postalCode: address.cep,
          contents: toCartContents(model, shopId, cart, promotions),
          settings: getSettings(model, shopId),
          nowMs: visit.nowMs,
        })
      : undefined;
  return {
    cart,
    promotions,
    prices: priceAllocatedCart({ lines: cart.lines, coupon: cart.coupon?.coupon }, promotions),
    isDocumentOfAccount: entries.contact.documento === undefined,
    contact,
    address,
    quote,
    delivery: quote && chooseDelivery(quote, entries),
    giftNote: entries.giftNote,
    payments: payments.kinds,
    payment: payments.kinds.find((kind) => kind === entries.payment) ?? payments.kinds[0],
  };
}

/** What was typed, else what the account knows. */
function toContact(typed: ContactFields, buyer: Buyer | undefined): ContactFields {
  return {
    ...(buyer && { nome: buyer.name, email: buyer.email, documento: buyer.document, celular: buyer.phone }),
    ...typed,
  };
}

/** The chosen address of the account, else the typed one, else the account's main one. */
function chooseAddress({ address, addressId }: Entries, buyer: Buyer | undefined): DeliveryAddress | undefined {
  const saved = buyer?.addresses ?? [];
  return saved.find(({ id }) => id === addressId) ?? address ?? saved[0];
}

/** The chosen way while it leads to the address, else the cheapest. A pickup needs a place. */
function chooseDelivery(
  { options, pickupPoints }: ShipmentQuote,
  { methodId, pickupPointId }: Entries,
): Delivery | undefined {
  const option = options.find((other) => other.methodId === methodId) ?? options[0];
  if (!option) return undefined;
  if (option.kind !== 'retirada') return { option, pickupPoint: undefined };
  const pickupPoint = pickupPoints.find(({ id }) => id === pickupPointId) ?? pickupPoints[0];
  return pickupPoint && { option, pickupPoint };
}
