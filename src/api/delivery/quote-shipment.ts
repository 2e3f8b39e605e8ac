import type { Shipment as ShipmentResponse } from '#contract/buying/delivery.ts';
import type { Database } from '#database/client.ts';
import { type FreeShippingRule, hasReachedThreshold } from '#rules/free-shipping.ts';
import { quoteFreight } from '#rules/freight.ts';
import { findPostalArea } from '#rules/postal-areas.ts';
import type { Contents } from './contents.ts';
import { listPickupPoints, listRates } from './queries.ts';
import { restrictions, toRefusedShipment, toShipment } from './wire.ts';

interface QuoteRequest {
  /** Eight digits. */
  postalCode: string;
  contents: Contents;
  /** Undefined while the shop offers no threshold. */
  freeShipping: FreeShippingRule | undefined;
}

/** Quotes the shipment of the contents by the current tables. */
export async function quoteShipment(
  database: Database,
  { postalCode, contents, freeShipping }: QuoteRequest,
): Promise<ShipmentResponse> {
  const area = findPostalArea(postalCode);
  if (!area) return toRefusedShipment(restrictions.unknown);
  const { subtotalCents, ...parcels } = contents;
  const place = { state: area.uf, region: area.region };
  const { options, refusal } = quoteFreight(await listRates(database, postalCode), {
    ...parcels,
    postalCode,
    hasReachedThreshold: freeShipping !== undefined && hasReachedThreshold(freeShipping, place, subtotalCents),
  });
  if (refusal) return toRefusedShipment(restrictions[refusal]);
  const canPickUp = options.some(({ kind }) => kind === 'retirada');
  return toShipment(options, canPickUp ? await listPickupPoints(database, area.uf) : []);
}
