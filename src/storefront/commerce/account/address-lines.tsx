import type { Address } from '#contract/customers/address.ts';

interface AddressLinesProps {
  address: Pick<Address, 'rua' | 'numero' | 'complemento' | 'bairro' | 'cidade' | 'uf' | 'cep'>;
}

/** The address in the line order of an envelope. */
export function AddressLines({ address }: AddressLinesProps) {
  const { rua, numero, complemento, bairro, cidade, uf, cep } = address;
  return (
    <address className="not-italic">
      <span className="block">{`${rua}, ${numero}${complemento && `, ${complemento}`}`}</span>
      <span className="block">{`${bairro}, ${cidade} - ${uf}`}</span>
      <span className="block">{`CEP ${cep}`}</span>
    </address>
  );
}
