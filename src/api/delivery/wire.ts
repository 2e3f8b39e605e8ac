import type { Selectable } from 'kysely';
import type { PostalAddress, PostalLocation, Shipment } from '#contract/buying/delivery.ts';
import type { PickupPointRow } from '#database/schema/delivery.ts';
import { countries } from '#rules/customers/country.ts';
import type { FreightOption } from '#rules/freight.ts';
import { toReais } from '#rules/money.ts';
import { maskPostalCode } from '#rules/postal-code.ts';
import type { Address } from './lookup/address-lookup.ts';

export type PickupPoint = Omit<Selectable<PickupPointRow>, 'origin'>;

/** The reason for a refusal, for the shopper. */
export const restrictions = {
  unknown: 'CEP não encontrado. Confira os números.',
  unserved: 'Ainda não entregamos neste CEP.',
  'carriers-refuse': 'A transportadora não leva esta compra até este CEP.',
  'too-heavy': 'Esta compra é pesada demais para o envio comum. Fale com a gente e combinamos a entrega.',
} as const;

const precisions = { street: 'rua', city: 'cidade', state: 'estado' } as const;

/** Contract 4.6. */
export function toLocation({ postalCode, street, district, city, state, region, precision }: Address): PostalLocation {
  return {
    cep: maskPostalCode(postalCode),
    cidade: city,
    estado: state,
    uf: state,
    regiao: region,
    bairro: district,
    rua: street,
    precisao: precisions[precision],
  };
}

export function toPostalAddress({ postalCode, street, district, city, state, region }: Address): PostalAddress {
  return { cep: maskPostalCode(postalCode), rua: street, bairro: district, cidade: city, uf: state, regiao: region };
}

export interface WaysToPlace {
  options: readonly FreightOption[];
  /** Where one of the options is a pickup. */
  pickupPoints: readonly PickupPoint[];
  /** From this hour on promises count from the next day; 0 and 24 make no difference within a day. */
  cutOffHour: number;
}

/** Contract 4.8, in the order of the options; pickup points by reading A15. */
export function toShipment({ options, pickupPoints, cutOffHour }: WaysToPlace): Shipment {
  return {
    fretes: options.map(toFreight),
    pontosRetirada: pickupPoints.map(toPickupPoint),
    paises: [...countries],
    ...toCutOff(cutOffHour),
    restricaoEntrega: '',
    mensagem: '',
  };
}

/** Absent for hours that make no difference within a day. */
export function toCutOff(cutOffHour: number): Pick<Shipment, 'horarioCorte'> {
  return cutOffHour > 0 && cutOffHour < 24 ? { horarioCorte: cutOffHour } : {};
}

export function toFreight(option: FreightOption): Shipment['fretes'][number] {
  return {
    id: String(option.methodId),
    tipo: option.kind,
    label: option.name,
    valor: toReais(option.priceCents),
    prazo: toDeadline(option),
    ...(option.deliveryDay !== undefined && { previsao: option.deliveryDay }),
    entregaAgendada: false,
  };
}

export function toPickupPoint(point: PickupPoint): Shipment['pontosRetirada'][number] {
  const { id, name, street, number, district, city, state, hours } = point;
  return {
    id,
    nome: name,
    endereco: street,
    numero: number,
    bairro: district,
    cidade: city,
    uf: state,
    horario: hours,
  };
}

export function toRefusedShipment(reason: string): Shipment {
  return { fretes: [], pontosRetirada: [], paises: [...countries], restricaoEntrega: reason, mensagem: '' };
}

/** A quote without options for reasons other than the location. */
export function toIdleShipment(message: string): Shipment {
  return { fretes: [], pontosRetirada: [], paises: [...countries], restricaoEntrega: '', mensagem: message };
}

function toDeadline({ kind, businessDays }: FreightOption): string {
  const days = businessDays === 1 ? '1 dia útil' : `${businessDays} dias úteis`;
  if (kind === 'retirada') return businessDays === 0 ? 'Retire hoje' : `Retire em ${days}`;
  if (businessDays === 0) return 'entrega hoje';
  return businessDays === 1 ? days : `até ${days}`;
}
