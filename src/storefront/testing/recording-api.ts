// A store API that answers from a table and remembers what it was asked.
import { type ApiClient, createApiClient } from '#web/http/api-client.server.ts';
import { testSite } from './wire-fixtures.ts';

export interface RecordedRequest {
  method: string;
  /** Path below `/api/v2/front`. */
  path: string;
  query: Record<string, string>;
  body: unknown;
}

/** JSON, or a whole response. */
type Answer = (request: RecordedRequest) => unknown;

/** Paths that the table does not name answer 404, as the real one does. */
export function createRecordingApi(answers: Record<string, Answer>, loja?: string) {
  const requests: RecordedRequest[] = [];
  const api: ApiClient = createApiClient({
    siteUrl: testSite,
    cookieName: 'PHPSESSID',
    session: undefined,
    loja,
    isDebug: false,
    async storeApi(request) {
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
    },
  });
  return { api, requests };
}
