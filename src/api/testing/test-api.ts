// The whole API on a copy of a filled database, with a clock that tests set.

import { afterAll, expect } from 'vitest';
import type { Database } from '#database/client.ts';
import { createTestDatabase, type TestCatalogue } from '#database/testing/test-database.ts';
import { testNow } from '#database/testing/test-now.ts';
import { type Api, createApi } from '../app.ts';
import type { HostDependencies } from '../dependencies.ts';
import type { Mail } from '../mail/mail.ts';
import { recordCall } from './called-operations.ts';
import { insertKit, insertProduct, type TestKit, type TestProduct } from './insert-catalogue.ts';

export const testSiteUrl = 'https://loja.test';

/** Matches the message of a field in a response's `campos`. */
export const anySentence: unknown = expect.any(String);

export interface SendOptions {
  method?: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  headers?: Record<string, string>;
  json?: unknown;
  body?: string | Uint8Array<ArrayBuffer>;
}

export interface TestApi {
  fetch: Api['fetch'];
  database: Database;
  /** Only advances when a test sets it. */
  clock: { now: Date };
  /** Warnings and errors that the API logged. */
  failures: { details: object; message: string }[];
  /** Sent mail; `deliverMail` adds to it. */
  mails: Mail[];
  metrics: Pick<Api, 'readBusinessMetrics' | 'readWorkMetrics'>;
  /** Sends the mail that is due by `clock` and returns all mail sent so far. */
  deliverMail(): Promise<Mail[]>;
  /** Sends a request to a path below `/api/v2/front`, with the App-Token. */
  send(path: string, options?: SendOptions): Promise<Response>;
  /** Restarts the API, so that it loads a test's changes of the catalogue. */
  restart(): Promise<void>;
}

/** The session's token, if the response sets one. */
export function readSession(response: Response): string | undefined {
  const [cookie = ''] = response.headers.getSetCookie();
  return /^PHPSESSID=([^;]+)/.exec(cookie)?.[1];
}

export interface TestApiOptions {
  /** Defaults to the small shop. */
  catalogue?: TestCatalogue;
  /** Sold besides those of the catalogue. */
  products?: readonly TestProduct[];
  kits?: readonly TestKit[];
  /** Changes the database before the API loads it. */
  prepare?: (database: Database) => Promise<unknown>;
  dependencies?: Partial<HostDependencies>;
}

/** For all tests of a file, after which it is closed. */
export async function createTestApi(options?: TestApiOptions): Promise<TestApi> {
  const { close, ...api } = await openTestApi(options);
  afterAll(close);
  return api;
}

/** For a part of a test file, which closes it. */
export async function openTestApi({
  catalogue,
  products = [],
  kits = [],
  prepare,
  dependencies,
}: TestApiOptions = {}): Promise<TestApi & { close(): Promise<void> }> {
  const { database, dispose } = await createTestDatabase(catalogue);
  for (const product of products) await insertProduct(database, product);
  for (const kit of kits) await insertKit(database, kit);
  await prepare?.(database);
  const clock = { now: testNow };
  const failures: TestApi['failures'] = [];
  const mails: Mail[] = [];
  const note = (details: object, message: string) => void failures.push({ details, message });
  const options: HostDependencies = {
    database,
    clock: () => clock.now,
    siteUrl: testSiteUrl,
    cookieName: 'PHPSESSID',
    logger: { info: () => undefined, warn: note, error: note },
    sendMail: async (mail) => void mails.push(mail),
    services: { postalCodes: [], geocoder: undefined },
    pix: undefined,
    hasLimits: true,
    ...dependencies,
  };
  const start = () => createApi(options, { isPollingMail: false, paymentPollMs: 20 });
  let api = await start();
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
    metrics: {
      readBusinessMetrics: () => api.readBusinessMetrics(),
      readWorkMetrics: () => api.readWorkMetrics(),
    },
    async deliverMail() {
      await api.deliverMail();
      return mails;
    },
    send: (path, sent) => fetch(toRequest(path, sent)),
    async restart() {
      await api.close();
      api = await start();
    },
    async close() {
      await api.close();
      await dispose();
    },
  };
}

/** Builds the request of `send`; `base` is the address of the calls. */
export function toRequest(
  path: string,
  { method = 'GET', headers = {}, json, body }: SendOptions = {},
  base = `${testSiteUrl}/api/v2/front`,
): Request {
  return new Request(base + path, {
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
