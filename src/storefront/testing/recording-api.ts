// A store API that responds from a table and records its requests.

import { type ApiClient, createApiClient, type StoreApi } from '#web/http/api-client.server.ts';
import { testSite } from './wire-fixtures.ts';

export interface RecordedRequest {
  method: string;
  /** Path below `/api/v2/front`. */
  path: string;
  query: Record<string, string>;
  body: unknown;
}

/** JSON, or a whole response. */
export type Answer = (request: RecordedRequest) => unknown;

/** Paths that are not in the table get a 404, as from the real API. */
export function createRecordingStoreApi(answers: Readonly<Record<string, Answer>>) {
  const requests: RecordedRequest[] = [];
  const storeApi: StoreApi = async (request) => {
    const url = new URL(request.url);
    const text = await request.text();
    const recorded: RecordedRequest = {
      method: request.method,
      path: url.pathname.slice('/api/v2/front'.length),
      query: Object.fromEntries(url.searchParams),
      body: text ? JSON.parse(text) : undefined,
    };
    requests.push(recorded);
    const answer = answers[recorded.path];
    if (!answer) return Response.json({ error: 'Não encontramos esse endereço.' }, { status: 404 });
    const body = answer(recorded);
    return body instanceof Response ? body : Response.json(body);
  };
  return { storeApi, requests };
}

/** The storefront's client of such an API. */
export function createRecordingApi(answers: Readonly<Record<string, Answer>>, loja?: string) {
  const { storeApi, requests } = createRecordingStoreApi(answers);
  const options = { siteUrl: testSite, cookieName: 'PHPSESSID', session: undefined, loja, isDebug: false };
  const api: ApiClient = createApiClient({ ...options, storeApi });
  return { api, requests };
}
