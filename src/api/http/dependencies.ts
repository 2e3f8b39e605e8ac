import type { Database } from '#database/client.ts';

/** The part of a logger that the API uses; pino satisfies it. */
export interface ApiLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Public services that the API calls; it works without each of them. Addresses have no slash at the end. */
export interface OutsideServices {
  /** CEP services, called in this order; the protocol (`viacep`, `brasilapi`) follows from the host name unless it is given. */
  postalCodes: readonly { protocol: 'viacep' | 'brasilapi'; url: string }[];
  /** Specification 7: finds the region of a city; speaks the API of Nominatim. */
  geocoder: string | undefined;
  /** An account that quotes freight; absent or undefined = the freight tables alone. */
  melhorEnvio?: { url: string; token: string } | undefined;
}

/** Who receives payments by Pix; checked when the process starts. */
export interface PixReceiver {
  /** As the directory of Pix keys writes it: without separators, letters of a CNPJ in capitals, a phone with `+55`. */
  key: string;
  /** As the merchant writes them; a code has 25 and 15 characters of them. */
  name: string;
  city: string;
  /** Whether codes carry the order's number: some receiving banks refuse a txid that they did not issue. */
  txid: 'order' | 'none';
  /** How long an order waits for its payment. */
  minutes: number;
  /** True for the key of the demonstration, which belongs to no account: payments to it fail. */
  isDemonstration: boolean;
}

/** An account at Mercado Pago; checked when the process starts. */
export interface MercadoPagoAccount {
  /** Without a slash at the end. */
  url: string;
  token: string;
  /** Signs its notices. */
  secret: string;
  /** The payment methods that it takes. */
  methods: readonly ('pix' | 'card')[];
  /** How long an order waits for a Pix. */
  pixMinutes: number;
}

/** The dependencies of every area; the host adds the transport of mail (`../dependencies.ts`). */
export interface ApiDependencies {
  database: Database;
  clock: () => Date;
  /** Absolute address of the shop without a slash at the end; the base of every `url` on the wire. */
  siteUrl: string;
  /** Origins of other storefronts, whose servers pass on what the shopper's browser sent; they may write too. */
  allowedOrigins?: readonly string[];
  /** `PHPSESSID`, over https `__Host-PHPSESSID`, unless configured otherwise (contract 1). */
  cookieName: string;
  logger: ApiLogger;
  services: OutsideServices;
  /** Undefined if nothing can be paid by Pix. */
  pix: PixReceiver | undefined;
  /** Absent or undefined if it takes no payments of the shop. */
  mercadoPago?: MercadoPagoAccount | undefined;
  /** False only for load tests: no rate limits, no lock of an account after failed logins. */
  hasLimits: boolean;
}
