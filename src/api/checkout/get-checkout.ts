import type { ContactFields, DeliveryAddress } from '#contract/buying/checkout.ts';
import type { Database } from '#database/client.ts';
import type { SessionRow } from '#database/schema/accounts.ts';
import type { FreightOption } from '#rules/freight.ts';
import type { PaymentKind } from '#rules/orders/order-lines.ts';
import type { CartPrices } from '#rules/promotions/price-cart.ts';
import type { AllocatedCart } from '../cart/change-cart.ts';
import { getCart } from '../cart/get-cart.ts';
import { getSettings } from '../catalogue/content/settings.ts';
import type { ReadModel } from '../catalogue/published/model.ts';
import { toCarrierRequest } from '../delivery/carriers/carrier-request.ts';
import type { Carriers } from '../delivery/carriers/carriers.ts';
import { toCartContents } from '../delivery/contents.ts';
import { quoteOptions, type ShipmentQuote } from '../delivery/quote-shipment.ts';
import type { PickupPoint } from '../delivery/wire.ts';
import type { Payments } from '../payments/payments.ts';
import { priceAllocatedCart, type Promotions } from '../pricing/lines/price-allocated-cart.ts';
import { loadPromotions } from '../pricing/promotions/load-promotions.ts';
import type { Buyer, FindBuyer } from './buyer.ts';
import { findCachedQuote } from './cached-quote.ts';
import { type Entries, findEntries, noEntries } from './queries.ts';

export interface Delivery {
  option: FreightOption;
  /** Where it is collected. */
  pickupPoint: PickupPoint | undefined;
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
  /** Eight digits: that of the address, else that of the visit. */
  postalCode: string | undefined;
  /** Undefined without a postal code or goods. */
  quote: ShipmentQuote | undefined;
  delivery: Delivery | undefined;
  giftNote: string;
  /** None while the shop takes no orders. */
  payments: readonly PaymentKind[];
  /** Those whose money the shop sees by itself. */
  automaticPayments: readonly PaymentKind[];
  payment: PaymentKind | undefined;
}

interface Dependencies {
  database: Database;
  findBuyer: FindBuyer;
  payments: Pick<Payments, 'kinds' | 'isAutomatic'>;
}

export interface CheckoutVisit {
  session: SessionRow | undefined;
  shopId: string;
  nowMs: number;
  /** Asks carriers where no cached quote serves; without it the tables count. */
  askCarriers?: Carriers['quote'];
}

/** Reads everything, writes nothing: a cart that changed meanwhile shows with its messages. */
export async function getCheckout(
  { database, findBuyer, payments: available }: Dependencies,
  model: ReadModel,
  { askCarriers, ...visit }: CheckoutVisit,
): Promise<CheckoutState> {
  const { session, shopId } = visit;
  const [promotions, entries, buyer] = await Promise.all([
    loadPromotions(database, model),
    session ? findEntries(database.kysely, { sessionHash: session.token_hash, shopId }) : noEntries,
    session?.customer_id ? findBuyer(database.kysely, session.customer_id) : undefined,
  ]);
  const contact = toContact(entries.contact, buyer);
  const cart = await getCart(database, model, { ...visit, document: contact.documento, email: contact.email });
  const address = chooseAddress(entries, buyer);
  const settings = getSettings(model, shopId);
  const payments = settings.sistema.checkout.aberto === false ? [] : available.kinds;
  const postalCode = address?.cep ?? session?.postal_code ?? undefined;
  const hasGoods = cart.lines.length > 0;
  const contents = hasGoods ? toCartContents(model, shopId, cart, promotions) : undefined;
  const wanted =
    postalCode !== undefined && contents ? toCarrierRequest(postalCode, contents.units, settings) : undefined;
  const cached = wanted && findCachedQuote(entries.quote, wanted, visit.nowMs);
  const carriers = cached ? (cached.answer ?? undefined) : wanted && (await askCarriers?.(wanted));
  const quote =
    postalCode !== undefined && contents
      ? await quoteOptions(database, {
          postalCode,
          contents,
          settings,
          nowMs: visit.nowMs,
          carriers,
        })
      : undefined;
  return {
    cart,
    promotions,
    prices: priceAllocatedCart({ lines: cart.lines, coupon: cart.coupon?.coupon }, promotions),
    isDocumentOfAccount: entries.contact.documento === undefined,
    contact,
    address,
    postalCode,
    quote,
    delivery: quote && chooseDelivery(quote, entries),
    giftNote: entries.giftNote,
    payments,
    automaticPayments: payments.filter(available.isAutomatic),
    payment: payments.find((kind) => kind === entries.payment) ?? payments[0],
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

/** Specification 10.18: the chosen way while it leads to the address, else the cheapest one to the door. */
export function chooseDelivery(
  { options, pickupPoints }: Pick<ShipmentQuote, 'options' | 'pickupPoints'>,
  { methodId, pickupPointId }: Pick<Entries, 'methodId' | 'pickupPointId'>,
): Delivery | undefined {
  const chosen = options.find((option) => option.methodId === methodId);
  const pickupPoint = pickupPoints.find(({ id }) => id === pickupPointId);
  if (chosen?.kind === 'retirada' && pickupPoint) return { option: chosen, pickupPoint };
  const isToTheDoor = (option: FreightOption) => option.kind !== 'retirada';
  const option = chosen && isToTheDoor(chosen) ? chosen : options.find(isToTheDoor);
  return option && { option, pickupPoint: undefined };
}
