import type { Address } from '#contract/customers/address.ts';

/** The address in the line order of an envelope. */
export function AddressLines({ address }: { address: Address }) {
  const { rua, numero, complemento, bairro, cidade, uf, cep } = address;
  return (
    <address className="not-italic">
      {rua}, {numero}
      {complemento && `, ${complemento}`}
      <br />
      {bairro}, {cidade} - {uf}
      <br />
      CEP {cep}
    </address>
  );
}
