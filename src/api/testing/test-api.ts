// The whole API on a copy of a filled database, with a clock that tests may move.
import { expect } from 'vitest';
import type { Database } from '#database/client.ts';
import { testNow } from '#database/testing/fill-database.ts';
import { createTestDatabase, type TestCatalogue } from '#database/testing/test-database.ts';
import { type Api, createApi } from '../app.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Mail } from '../mail/mail.ts';
import { recordCall } from './called-operations.ts';

export const testSiteUrl = 'https://loja.test';

/** Matches the sentence of a field in an answer's `campos`. */
export const anySentence: unknown = expect.any(String);

export interface SendOptions {
  method?: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  body?: string | Uint8Array<ArrayBuffer>;
}

export interface TestApi {
  fetch: Api['fetch'];
  database: Database;
  /** Set it to move the time; it stands still otherwise. */
  clock: { now: Date };
  /** Warnings and errors that the API logged. */
  failures: { details: object; message: string }[];
  /** What went out; `deliverMail` fills it. */
  mails: Mail[];
  /** Sends the mail that is due by `clock` and answers everything that went out so far. */
  deliverMail(): Promise<Mail[]>;
  /** Sends to a path below `/api/v2/front`, with the App-Token. */
  send(path: string, options?: SendOptions): Promise<Response>;
  /** Starts the API again, so that it sees what a test changed in the catalogue. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The session's token, when the answer sets one. */
export function readSession(response: Response): string | undefined {
  const [cookie = ''] = response.headers.getSetCookie();
  return /^PHPSESSID=([^;]+)/.exec(cookie)?.[1];
}

interface TestApiOptions {
  /** The small shop unless given. */
  catalogue?: TestCatalogue;
  /** Changes the database before the API reads it. */
  prepare?: (database: Database) => Promise<void>;
  dependencies?: Partial<ApiDependencies>;
}

export async function createTestApi({ catalogue, prepare, dependencies }: TestApiOptions = {}): Promise<TestApi> {
  const { database, dispose } = await createTestDatabase(catalogue);
  await prepare?.(database);
  const clock = { now: testNow };
  const failures: TestApi['failures'] = [];
  const mails: Mail[] = [];
  const note = (details: object, message: string) => void failures.push({ details, message });
  const options: ApiDependencies = {
    database,
    clock: () => clock.now,
    siteUrl: testSiteUrl,
    cookieName: 'PHPSESSID',
    logger: { info: () => undefined, warn: note, error: note },
    sendMail: async (mail) => void mails.push(mail),
    services: { postalCodes: [], geocoder: undefined },
    hasLimits: true,
    ...dependencies,
  };
  let api = await createApi(options, { isPollingMail: false });
  const fetch = async (request: Request): Promise<Response> => {
    const response = await api.fetch(request);
    await recordCall(request, response);
    return response;
  };
  return {
    database,
    clock,
    failures,
    mails,
    fetch,
    async deliverMail() {
      await api.deliverMail();
      return mails;
    },
    send: (path, sent) => fetch(toRequest(path, sent)),
    async restart() {
      await api.close();
      api = await createApi(options, { isPollingMail: false });
    },
    async close() {
      await api.close();
      await dispose();
    },
  };
}

/** What `send` sends. */
export function toRequest(path: string, { method = 'GET', headers = {}, json, body }: SendOptions = {}): Request {
  return new Request(`${testSiteUrl}/api/v2/front${path}`, {
    method,
    headers: {
      'App-Token': 'wapstore',
      Accept: 'application/json',
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(body !== undefined && { body }),
  });
}
