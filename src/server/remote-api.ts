// The store API over the network, for a process that serves only the storefront (ROLE=web).
import { clientClosedRequest } from './http/pictures.ts';

type RemoteApi = (request: Request) => Promise<Response>;

interface RemoteApiOptions {
  /** What stands before `/v2/front`, e.g. `http://127.0.0.1:3001/api`. */
  baseUrl: string;
  /** What the API wants to read from this shop. */
  appToken: string;
  /** Whose requests these are: the storefront's own carry the token, those of clients the one that they sent. */
  callers: 'storefront' | 'clients';
  /** Name of the cookie whose value becomes the Session header. */
  cookieName: string;
  /** Shows the API that the request comes from this shop's own server: then it believes X-Client-Address. */
  serviceKey?: string | undefined;
}

const timeoutMs = 8000;
/** A picture may have to be made first, after others: late is better than not at all. */
const pictureTimeoutMs = 60_000;
/** The token that this shop's own pages send from the browser; it stands for the configured one. */
const publicToken = 'wapstore';
/** They belong to one connection, or change because `fetch` unpacks the body. */
const hopHeaders = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'accept-encoding',
];
const unpackedHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];

/** Hands a request for `/api/...` or `/img/...` to the API's host. It rejects when nobody answers there. */
export function createRemoteApi({ baseUrl, appToken, callers, cookieName, serviceKey }: RemoteApiOptions): RemoteApi {
  return async function forward(request) {
    const { pathname, search } = new URL(request.url);
    const isPicture = !pathname.startsWith('/api/');
    const target = isPicture ? new URL(pathname, baseUrl).href : baseUrl + pathname.slice('/api'.length);
    const headers = new Headers(request.headers);
    for (const name of hopHeaders) headers.delete(name);
    // What is missing or wrong stays so: the API refuses it.
    if (callers === 'storefront' || headers.get('App-Token') === publicToken) headers.set('App-Token', appToken);
    if (serviceKey) headers.set('X-Service-Key', serviceKey);
    const session = readCookie(request.headers.get('Cookie'), cookieName);
    if (session && !headers.has('Session')) headers.set('Session', session);
    const response = await fetch(target + search, {
      method: request.method,
      headers,
      body: request.body,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(isPicture ? pictureTimeoutMs : timeoutMs)]),
      // Node demands it for a body that is a stream.
      duplex: 'half',
    });
    const passed = new Headers(response.headers);
    for (const name of unpackedHeaders) passed.delete(name);
    return new Response(response.body, { status: response.status, headers: passed });
  };
}

/** Answers 503 when the API cannot be reached. */
export function withServiceUnavailable(api: RemoteApi): RemoteApi {
  return async (request) => {
    try {
      return await api(request);
    } catch {
      if (request.signal.aborted) return new Response(null, { status: clientClosedRequest });
      return Response.json(
        { error: 'Não deu certo agora. Tente de novo em instantes.' },
        { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } },
      );
    }
  };
}

function readCookie(header: string | null, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
