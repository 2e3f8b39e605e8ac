import type { Database } from '#database/client.ts';
import type { Mail } from './mail/mail.ts';

/** The part of a logger that the API uses; pino satisfies it. */
export interface ApiLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Public services that the API asks; it works without each of them. Addresses have no slash at the end. */
export interface OutsideServices {
  /** Look-ups of a CEP, asked in this order; the host's name tells the protocol unless it is given: `viacep`, `brasilapi`. */
  postalCodes: readonly { protocol: 'viacep' | 'brasilapi'; url: string }[];
  /** Specification 7: answers a city with its region, as Nominatim does. */
  geocoder: string | undefined;
}

/** Everything that the API takes from outside. */
export interface ApiDependencies {
  database: Database;
  clock: () => Date;
  /** Absolute address of the shop without a slash at the end; the base of every `url` on the wire. */
  siteUrl: string;
  /** `PHPSESSID` unless configured otherwise (contract 1). */
  cookieName: string;
  logger: ApiLogger;
  /** Hands one mail over for delivery; rejects when it was not taken. */
  sendMail: (mail: Mail) => Promise<void>;
  services: OutsideServices;
  /** False only for load tests: no rate limits, no lock of an account after failed logins. */
  hasLimits: boolean;
}
