import type { Database } from '#database/client.ts';

/** The part of a logger that the API uses; pino satisfies it. */
export interface ApiLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** The dependencies of every area; the host adds those of single areas (`../dependencies.ts`). */
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
  /** False only for load tests: no rate limits, no lock of an account after failed logins. */
  hasLimits: boolean;
}
