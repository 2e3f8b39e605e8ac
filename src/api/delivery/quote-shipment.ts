import type { Selectable } from 'kysely';
import type { Shipment as ShipmentResponse } from '#contract/buying/delivery.ts';
import type { Database } from '#database/client.ts';
import type { PickupPointRow } from '#database/schema/delivery.ts';
import { type FreeShippingRule, hasReachedThreshold } from '#rules/free-shipping.ts';
import { type FreightOption, quoteFreight } from '#rules/freight.ts';
import { findPostalArea } from '#rules/postal-areas.ts';
import type { Contents } from './contents.ts';
import { listPickupPoints, listRates } from './queries.ts';
import { restrictions, toRefusedShipment, toShipment } from './wire.ts';

export interface QuoteRequest {
  /** Eight digits. */
  postalCode: string;
  contents: Contents;
  /** Undefined while the shop offers no threshold. */
  freeShipping: FreeShippingRule | undefined;
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
  { postalCode, contents, freeShipping }: QuoteRequest,
): Promise<ShipmentQuote> {
  const area = findPostalArea(postalCode);
  if (!area) return { options: [], pickupPoints: [], refusal: 'unknown' };
  const { subtotalCents, ...parcels } = contents;
  const place = { state: area.uf, region: area.region };
  const { options, refusal } = quoteFreight(await listRates(database, postalCode), {
    ...parcels,
    postalCode,
    hasReachedThreshold: freeShipping !== undefined && hasReachedThreshold(freeShipping, place, subtotalCents),
  });
  if (refusal) return { options: [], pickupPoints: [], refusal };
  const canPickUp = options.some(({ kind }) => kind === 'retirada');
  return { options, pickupPoints: canPickUp ? await listPickupPoints(database, area.uf) : [] };
}
