// The store API over the network, for a process that serves only the storefront (ROLE=web).

import { apiPath } from '#contract/site-paths.ts';
import { clientClosedRequest } from './http/request-log.ts';

type RemoteApi = (request: Request) => Promise<Response>;

interface RemoteApiOptions {
  /** The URL up to `/v2/front`, e.g. `http://127.0.0.1:3001/api`. */
  baseUrl: string;
  /** The App-Token of this shop at the API. */
  appToken: string;
  /** Requests of the storefront carry the App-Token; requests of clients keep the one that they sent. */
  callers: 'storefront' | 'clients';
  /** Name of the cookie whose value becomes the Session header. */
  cookieName: string;
  /** With it the API trusts the X-Client-Address of this process. */
  serviceKey?: string | undefined;
}

const timeoutMs = 8000;
/** A picture may have to be generated first. */
const pictureTimeoutMs = 60_000;
/** The token that pages send from the browser; replaced by the configured one. */
const publicToken = 'wapstore';
/** Hop-by-hop headers, and those that change because `fetch` decompresses the body. */
const hopHeaders = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'accept-encoding',
];
const droppedHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];

/** Forwards requests for `/api/...` and `/img/...` to the host of the API; rejects if it cannot be reached. */
export function createRemoteApi({ baseUrl, appToken, callers, cookieName, serviceKey }: RemoteApiOptions): RemoteApi {
  return async function forward(request) {
    const { pathname, search } = new URL(request.url);
    const isPicture = !pathname.startsWith(`${apiPath}/`);
    const target = isPicture ? new URL(pathname, baseUrl).href : baseUrl + pathname.slice(apiPath.length);
    const headers = new Headers(request.headers);
    for (const name of hopHeaders) headers.delete(name);
    // A missing or wrong token is passed on: the API rejects it.
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
      // Required by Node for a streamed body.
      duplex: 'half',
    });
    const passed = new Headers(response.headers);
    for (const name of droppedHeaders) passed.delete(name);
    // Read to its end, so that a body that breaks off is a failure too, and not half a response.
    const body = response.body && (await response.arrayBuffer());
    return new Response(body, { status: response.status, headers: passed });
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
