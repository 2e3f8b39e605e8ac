import type { Settings } from '#contract/content.ts';
import type { FreightOption, ParcelSize, ShippedUnit } from '#rules/freight.ts';
import { parsePostalCode } from '#rules/postal-code.ts';

export interface MeasuredUnit extends ShippedUnit {
  size: ParcelSize;
}

/** What a carrier must know for a quote. */
export interface CarrierRequest {
  /** Eight digits each. */
  from: string;
  to: string;
  units: readonly MeasuredUnit[];
  /** The shop's e-mail address, or empty. */
  contact: string;
}

/** Asks one service; rejects when it fails, and returns no options where it says that it does not deliver. */
export type AskCarrier = (request: CarrierRequest) => Promise<readonly FreightOption[]>;

/** Undefined if carriers cannot quote: a unit has no size or weight, or the shop no CEP. */
export function toCarrierRequest(
  to: string,
  units: readonly ShippedUnit[],
  { sistema }: Settings,
): CarrierRequest | undefined {
  const { cep, emailContato: contact = '' } = sistema.geral.site;
  const from = parsePostalCode(cep);
  const measured = units.flatMap(({ size, ...unit }) => (size && unit.grams > 0 ? [{ ...unit, size }] : []));
  if (!from || measured.length === 0 || measured.length < units.length) return undefined;
  return { from, to, units: measured, contact };
}

/** Requests with the same text have the same answer. */
export function toRequestText({ from, to, units }: CarrierRequest): string {
  const lines = units.map(({ grams, size, cents, quantity }) =>
    [grams, size.heightCm, size.widthCm, size.lengthCm, cents, quantity].join(' '),
  );
  return [from, to, ...lines.toSorted()].join(', ');
}
