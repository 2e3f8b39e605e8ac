import type { Database } from '#database/client.ts';

/** The part of a logger that the API uses; pino satisfies it. */
export interface ApiLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
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
}
