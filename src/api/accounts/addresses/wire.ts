import type { Selectable } from 'kysely';
import type { Address, AddressFields } from '#contract/customers/address.ts';
import type { AddressRow } from '#database/schema/accounts.ts';
import { maskPostalCode } from '#rules/postal-code.ts';

/** Formats the CEP with its hyphen. */
export function toAddress(row: Selectable<AddressRow>): Address {
  return {
    id: row.id,
    nome: row.label,
    cep: maskPostalCode(row.postal_code),
    rua: row.street,
    numero: row.number,
    complemento: row.complement,
    bairro: row.district,
    cidade: row.city,
    uf: row.state,
    pais: row.country,
    principal: row.is_main === 1,
  };
}

/** Converts the request's fields to columns. */
export function toAddressColumns(fields: AddressFields) {
  return {
    label: fields.nome,
    postal_code: fields.cep,
    street: fields.rua,
    number: fields.numero,
    complement: fields.complemento,
    district: fields.bairro,
    city: fields.cidade,
    state: fields.uf,
    country: 'BR',
  };
}
