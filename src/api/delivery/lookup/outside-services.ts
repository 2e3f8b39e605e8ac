/** Services of others that know addresses and freight; the shop works without each of them. Addresses have no slash at the end. */
export interface OutsideServices {
  /** CEP services, called in this order; the protocol (`viacep`, `brasilapi`) follows from the host name unless it is given. */
  postalCodes: readonly { protocol: 'viacep' | 'brasilapi'; url: string }[];
  /** Specification 7: finds the region of a city; speaks the API of Nominatim. */
  geocoder: string | undefined;
  /** An account that quotes freight; absent or undefined = the freight tables alone. */
  melhorEnvio?: { url: string; token: string } | undefined;
}
