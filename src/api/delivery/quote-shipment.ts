import type { Shipment as ShipmentResponse } from '#contract/buying/delivery.ts';
import type { Settings } from '#contract/content.ts';
import { toFreeShippingRule } from '#contract/free-shipping.ts';
import type { Database } from '#database/client.ts';
import { hasReachedThreshold } from '#rules/free-shipping.ts';
import { type FreightOption, quoteFreight } from '#rules/freight.ts';
import { type DispatchRule, findDeliveryPromise } from '#rules/orders/delivery-date.ts';
import { findPostalArea } from '#rules/postal-areas.ts';
import type { Contents } from './contents.ts';
import { listPickupPoints, listRates } from './queries.ts';
import { restrictions, toRefusedShipment, toShipment, type WaysToPlace } from './wire.ts';

export interface QuoteRequest {
  /** Eight digits. */
  postalCode: string;
  contents: Contents;
  /** Those of the shop, for free shipping and the days until a parcel is posted. */
  settings: Settings;
  nowMs: number;
  /** What carriers offer for the contents; undefined if none could be asked: then the tables count. */
  carriers: readonly FreightOption[] | undefined;
}

/** No ways with the reason. */
export interface ShipmentQuote extends WaysToPlace {
  /** By which a day is promised. */
  rule: DispatchRule;
  refusal?: keyof typeof restrictions;
}

/** Quotes the shipment of the contents by the current tables and what carriers offer. */
export async function quoteShipment(database: Database, request: QuoteRequest): Promise<ShipmentResponse> {
  const { refusal, ...quote } = await quoteOptions(database, request);
  return refusal ? toRefusedShipment(restrictions[refusal]) : toShipment(quote);
}

export async function quoteOptions(
  database: Database,
  { postalCode, contents, settings, nowMs, carriers }: QuoteRequest,
): Promise<ShipmentQuote> {
  const area = findPostalArea(postalCode);
  const rule = toDispatchRule(settings);
  const { cutOffHour } = rule;
  if (!area) return { options: [], pickupPoints: [], cutOffHour, rule, refusal: 'unknown' };
  const { subtotalCents, ...parcels } = contents;
  const place = { state: area.uf, region: area.region };
  const freeShipping = toFreeShippingRule(settings);
  const hasReached = freeShipping !== undefined && hasReachedThreshold(freeShipping, place, subtotalCents);
  const shipment = { ...parcels, postalCode, hasReachedThreshold: hasReached };
  const { options, refusal } = quoteFreight(await listRates(database, postalCode), shipment, carriers);
  if (refusal) return { options: [], pickupPoints: [], cutOffHour, rule, refusal };
  const canPickUp = options.some(({ kind }) => kind === 'retirada');
  return {
    options: options.map((option) => withPromise(option, rule, { state: area.uf, nowMs })),
    cutOffHour,
    rule,
    pickupPoints: canPickUp ? await listPickupPoints(database, area.uf) : [],
  };
}

/** Specification 10.4. The parcel is sent from the address of the shop. */
function toDispatchRule({ sistema }: Settings): DispatchRule {
  const { horarioCorte: cutOffHour = 24, diasPreparo: handlingDays = 0 } = sistema.checkout.entrega ?? {};
  return { cutOffHour, handlingDays, originState: findPostalArea(sistema.geral.site.cep)?.uf ?? '' };
}

/** The days that the buyer waits include those until the parcel is posted. */
function withPromise(
  option: FreightOption,
  rule: DispatchRule,
  { state, nowMs }: { state: string; nowMs: number },
): FreightOption {
  const dispatch = { ...rule, paidAt: nowMs, carrierDays: option.businessDays, destinationState: state };
  return {
    ...option,
    businessDays: rule.handlingDays + option.businessDays,
    deliveryDay: findDeliveryPromise(dispatch)?.deliveryDay,
  };
}
