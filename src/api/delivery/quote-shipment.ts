import type { Selectable } from 'kysely';
import type { Shipment as ShipmentResponse } from '#contract/buying/delivery.ts';
import type { Settings } from '#contract/content.ts';
import { toFreeShippingRule } from '#contract/free-shipping.ts';
import type { Database } from '#database/client.ts';
import type { PickupPointRow } from '#database/schema/delivery.ts';
import { hasReachedThreshold } from '#rules/free-shipping.ts';
import { type FreightOption, quoteFreight } from '#rules/freight.ts';
import { type DispatchRule, findDeliveryPromise } from '#rules/orders/delivery-date.ts';
import { findPostalArea } from '#rules/postal-areas.ts';
import type { Contents } from './contents.ts';
import { listPickupPoints, listRates } from './queries.ts';
import { restrictions, toRefusedShipment, toShipment } from './wire.ts';

export interface QuoteRequest {
  /** Eight digits. */
  postalCode: string;
  contents: Contents;
  /** Those of the shop, for free shipping and the days until a parcel is posted. */
  settings: Settings;
  nowMs: number;
}

/** The ways to a place; none with the reason. */
export interface ShipmentQuote {
  options: readonly FreightOption[];
  /** Where one of the options is a pickup. */
  pickupPoints: readonly Selectable<PickupPointRow>[];
  refusal?: keyof typeof restrictions;
}

/** Quotes the shipment of the contents by the current tables. */
export async function quoteShipment(database: Database, request: QuoteRequest): Promise<ShipmentResponse> {
  const { options, pickupPoints, refusal } = await quoteOptions(database, request);
  return refusal ? toRefusedShipment(restrictions[refusal]) : toShipment(options, pickupPoints);
}

export async function quoteOptions(
  database: Database,
  { postalCode, contents, settings, nowMs }: QuoteRequest,
): Promise<ShipmentQuote> {
  const area = findPostalArea(postalCode);
  if (!area) return { options: [], pickupPoints: [], refusal: 'unknown' };
  const { subtotalCents, ...parcels } = contents;
  const place = { state: area.uf, region: area.region };
  const freeShipping = toFreeShippingRule(settings);
  const { options, refusal } = quoteFreight(await listRates(database, postalCode), {
    ...parcels,
    postalCode,
    hasReachedThreshold: freeShipping !== undefined && hasReachedThreshold(freeShipping, place, subtotalCents),
  });
  if (refusal) return { options: [], pickupPoints: [], refusal };
  const canPickUp = options.some(({ kind }) => kind === 'retirada');
  const rule = toDispatchRule(settings);
  return {
    options: options.map((option) => withPromise(option, rule, { state: area.uf, nowMs })),
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
