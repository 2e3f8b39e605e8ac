import type { Address } from '#contract/customers/address.ts';

/** The address in the line order of an envelope. */
export function AddressLines({ address }: { address: Address }) {
  const { rua, numero, complemento, bairro, cidade, uf, cep } = address;
  return (
    <address className="not-italic">
      <span className="block">{`${rua}, ${numero}${complemento && `, ${complemento}`}`}</span>
      <span className="block">{`${bairro}, ${cidade} - ${uf}`}</span>
      <span className="block">{`CEP ${cep}`}</span>
    </address>
  );
}
