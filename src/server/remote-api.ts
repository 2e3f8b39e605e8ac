// The store API over the network, for a process that serves only the storefront (ROLE=web).

import { type CircuitBreaker, createCircuitBreaker } from '#api/http/limits/circuit-breaker.ts';
import { collectBytes } from '#api/http/limits/collect-bytes.ts';
import { tryLaterText } from '#contract/messages/field-sentences.ts';
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
  /** For tests. */
  limits?: Partial<Limits>;
}

interface Limits {
  readMs: number;
  writeMs: number;
  pictureMs: number;
  bodyBytes: number;
}

const defaultLimits: Limits = {
  /** Without a response in time a read fails: the visitor gets a cached page, or can try again. */
  readMs: 2000,
  /** A write may have happened although its response is missing, so it gets more time. */
  writeMs: 8000,
  /** A picture may have to be generated first. */
  pictureMs: 10_000,
  bodyBytes: 16 * 1024 * 1024,
};

/** How long reads fail at once after several in a row failed, before one of them tries again. */
const restMs = 1000;
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

/**
 * Forwards requests for `/api/...` and `/img/...` to the host of the API; rejects if it cannot be reached, does not respond in
 * time or sends too much. While reads keep failing they reject at once; pictures have a circuit of their own.
 */
export function createRemoteApi(options: RemoteApiOptions): RemoteApi {
  const now = (): number => performance.now();
  const reads = createCircuitBreaker({ now, restMs });
  const pictures = createCircuitBreaker({ now, restMs });

  const limits = { ...defaultLimits, ...options.limits };
  const send = (request: Request, address: string, timeoutMs: number): Promise<Response> =>
    fetchWithin(request, { address, headers: toForwardedHeaders(request, options), timeoutMs, limits });

  return async function forward(request) {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith(`${apiPath}/`)) {
      const address = new URL(pathname, options.baseUrl).href + search;
      return guard(pictures, request, () => send(request, address, limits.pictureMs));
    }
    const address = options.baseUrl + pathname.slice(apiPath.length) + search;
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(request, address, limits.writeMs);
    return guard(reads, request, () => send(request, address, limits.readMs));
  };
}

/** A caller that has left, or whose own time is over, says nothing about the API. */
function guard(breaker: CircuitBreaker, { signal }: Request, work: () => Promise<Response>): Promise<Response> {
  return breaker.run(work, () => !signal.aborted);
}

interface ForwardInput {
  address: string;
  headers: Headers;
  timeoutMs: number;
  limits: Limits;
}

async function fetchWithin(request: Request, { address, headers, timeoutMs, limits }: ForwardInput): Promise<Response> {
  const response = await fetch(address, {
    method: request.method,
    headers,
    body: request.body,
    redirect: 'manual',
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
    // Required by Node for a streamed body.
    duplex: 'half',
  });
  const passed = new Headers(response.headers);
  for (const name of droppedHeaders) passed.delete(name);
  // Read to its end, so that a body that breaks off is a failure too, and not half a response.
  const body = response.body && (await collectBytes(response.body, limits.bodyBytes));
  return new Response(body, { status: response.status, headers: passed });
}

function toForwardedHeaders(
  request: Request,
  { appToken, callers, cookieName, serviceKey }: RemoteApiOptions,
): Headers {
  const headers = new Headers(request.headers);
  for (const name of hopHeaders) headers.delete(name);
  // A missing or wrong token is passed on: the API rejects it.
  if (callers === 'storefront' || headers.get('App-Token') === publicToken) headers.set('App-Token', appToken);
  if (serviceKey) headers.set('X-Service-Key', serviceKey);
  const session = readCookie(request.headers.get('Cookie'), cookieName);
  if (session && !headers.has('Session')) headers.set('Session', session);
  return headers;
}

/** Answers 503 when the API cannot be reached. */
export function withServiceUnavailable(api: RemoteApi): RemoteApi {
  return async (request) => {
    try {
      return await api(request);
    } catch {
      if (request.signal.aborted) return new Response(null, { status: clientClosedRequest });
      return Response.json(
        { error: tryLaterText },
        { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } },
      );
    }
  };
}

function readCookie(header: string | null, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
