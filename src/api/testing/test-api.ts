// The whole API on a copy of the seeded database, with a clock that tests may move.
import type { Database } from '#database/client.ts';
import { createTestDatabase, testNow } from '#database/testing/test-database.ts';
import { type Api, createApi } from '../app.ts';
import type { ApiDependencies } from '../dependencies.ts';

export const testSiteUrl = 'https://loja.test';

interface SendOptions {
  method?: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  body?: BodyInit;
}

export interface TestApi {
  api: Api;
  database: Database;
  /** Set it to move the time; it stands still otherwise. */
  clock: { now: Date };
  /** What was logged above `info`. */
  failures: { details: object; message: string }[];
  /** Sends to a path below `/api/v2/front`, with the App-Token. */
  send(path: string, options?: SendOptions): Promise<Response>;
  close(): Promise<void>;
}

export async function createTestApi(overrides: Partial<ApiDependencies> = {}): Promise<TestApi> {
  const { database, dispose } = await createTestDatabase();
  const clock = { now: testNow };
  const failures: TestApi['failures'] = [];
  const note = (details: object, message: string) => void failures.push({ details, message });
  const api = await createApi({
    database,
    clock: () => clock.now,
    siteUrl: testSiteUrl,
    cookieName: 'PHPSESSID',
    logger: { info: () => undefined, warn: note, error: note },
    ...overrides,
  });
  return {
    api,
    database,
    clock,
    failures,
    send(path, { method = 'GET', headers = {}, json, body }: SendOptions = {}) {
      return api.fetch(
        new Request(`${testSiteUrl}/api/v2/front${path}`, {
          method,
          headers: { 'App-Token': 'wapstore', Accept: 'application/json', ...headers },
          ...(json !== undefined && { body: JSON.stringify(json) }),
          ...(body !== undefined && { body }),
        }),
      );
    },
    async close() {
      await api.close();
      await dispose();
    },
  };
}
