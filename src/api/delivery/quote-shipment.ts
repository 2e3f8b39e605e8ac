import type { Shipment as ShipmentResponse } from '#contract/buying/delivery.ts';
import type { Database } from '#database/client.ts';
import { quoteFreight } from '#rules/freight.ts';
import { findPostalArea } from '#rules/postal-areas.ts';
import type { Contents } from './contents.ts';
import { listPickupPoints, listRates } from './queries.ts';
import { restrictions, toRefusedShipment, toShipment } from './wire.ts';

/** Quotes the shipment of the contents to a CEP (eight digits) by the current tables. */
export async function quoteShipment(
  database: Database,
  postalCode: string,
  contents: Contents,
): Promise<ShipmentResponse> {
  const area = findPostalArea(postalCode);
  if (!area) return toRefusedShipment(restrictions.unknown);
  const { options, refusal } = quoteFreight(await listRates(database, postalCode), { postalCode, ...contents });
  if (refusal) return toRefusedShipment(restrictions[refusal]);
  const canPickUp = options.some(({ kind }) => kind === 'retirada');
  return toShipment(options, canPickUp ? await listPickupPoints(database, area.uf) : []);
}
