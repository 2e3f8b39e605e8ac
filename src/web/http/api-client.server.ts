// The server's client of the store API, typed by the contract's call table; every response is parsed by its schema.

import { data } from 'react-router';
import type { z } from 'zod';
import { type CallName, type CallResponse, calls } from '#contract/calls.ts';
import { hasKnownNames } from '#contract/query-names.ts';
import { errorSchema } from '#contract/shared.ts';
import { apiBasePath, apiHeaders, apiPath, isAtOrBelow, pageCallsPath } from '#contract/site-paths.ts';
import { type ErrorView, errorTexts, toErrorResponse } from '../errors/error-view.ts';
import { findCookie } from './cookies.ts';
import { cacheResponse, getCached } from './response-cache.server.ts';

/** Handles requests for `/api/v2/front/...`, in process or over the network. It rejects on a network failure. */
export type StoreApi = (request: Request) => Promise<Response>;

type Calls = typeof calls;
type QueryOf<Name extends CallName> = Calls[Name] extends { query: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : Record<string, never>;
type BodyOf<Name extends CallName> = Calls[Name] extends { request: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : never;

export interface CallInput<Name extends CallName> {
  /** Values of the path's parameters, such as `{ hash: 'menu-principal' }`. */
  params?: Record<string, string>;
  query?: QueryOf<Name>;
  body?: BodyOf<Name>;
  /** Headers of this call alone, such as the token of an order. */
  headers?: Record<string, string>;
  /** Specification 8: the failure is thrown as ApiCallError and never becomes an error page, or only in debug mode. */
  skipsErrorPage?: boolean | 'outside debug';
}

interface FailureOptions extends ErrorOptions {
  fields?: Readonly<Record<string, string>> | undefined;
  differences?: readonly string[] | undefined;
}

/** A failed call that its caller handles; `message` is for the shopper. */
export class ApiCallError extends Error {
  override name = 'ApiCallError';
  readonly status: number;
  readonly endpoint: string;
  /** `campos` of the response: messages by field of the request. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** `diferencas` of the response: sentences about what is not as the request supposed. */
  readonly differences: readonly string[] | undefined;

  constructor(status: number, message: string, endpoint: string, options: FailureOptions = {}) {
    super(message, options);
    this.status = status;
    this.endpoint = endpoint;
    this.fields = options.fields;
    this.differences = options.differences;
  }
}

/** For a call without which the page cannot be shown: a rejection becomes an error page with its status and message. */
export async function orErrorPage<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof ApiCallError ? toErrorResponse(error.status, error.message) : error;
  }
}

/** For a call that the page can do without: undefined if it fails. `report` gets the failure. */
export async function orUndefined<Answer>(
  call: Promise<Answer>,
  report?: (failure: ApiCallError) => void,
): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    report?.(error);
    return undefined;
  }
}

export interface ApiClientOptions {
  storeApi: StoreApi;
  /** The version of the response at an address: while it is unchanged, a public response is served from the cache. */
  version?: ((url: URL) => number) | undefined;
  siteUrl: string;
  cookieName: string;
  /** The session cookie's value, undefined for visitors without one. */
  session: string | undefined;
  /** Sent as `loja` with every call that accepts it (reading A1). */
  loja: string | undefined;
  isDebug: boolean;
  /** Headers of the visitor's request that the API may see, such as the request id; `X-Client-Address` on changes only. */
  passedHeaders?: Record<string, string>;
  /** The time that all reads for the page have together. */
  readsMs?: number;
}

export interface ApiClient {
  /** Throws an error page (specification 8), or ApiCallError with `skipsErrorPage`. */
  call<Name extends CallName>(name: Name, input?: CallInput<Name>): Promise<CallResponse<Name>>;
  /** The response as it came, of a call that answers with a document instead of JSON. It rejects on a network failure. */
  fetch<Name extends CallName>(name: Name, input?: CallInput<Name>): Promise<Response>;
  /** Whether the visitor's request has a session cookie. */
  hasSession: boolean;
  /** Whether a call got no response: the page lacks a part that the next rendering may have. */
  hasFailedCall: boolean;
  /** `Set-Cookie` values of the API's responses, to forward to the browser. */
  setCookies: readonly string[];
}

const defaultReadsMs = 3000;

/** The call table, typed so that TypeScript infers a response from the call's name. */
const responses: { [Name in CallName]: { response: z.ZodType<CallResponse<Name>> } } = calls;

export function createApiClient(options: ApiClientOptions): ApiClient {
  const setCookies: string[] = [];
  // Signing in rotates the session; later calls must use the new value.
  let { session } = options;
  let hasFailedCall = false;
  const readBudget = createReadBudget(options.readsMs);
  const send = <Name extends CallName>(name: Name, url: URL, input: CallInput<Name>) =>
    options.storeApi(toRequest(name, url, input, { ...options, session, readBudget }));
  return {
    setCookies,
    get hasFailedCall() {
      return hasFailedCall;
    },
    get hasSession() {
      return session !== undefined;
    },
    fetch: (name, input = {}) => send(name, toUrl(name, input, options), input),
    async call(name, input = {}) {
      const url = toUrl(name, input, options);
      // The body is part of the key, because some queries are too long for a URL and are sent by POST.
      const address = [toEntry(name).method, url.href, JSON.stringify(input.body)].join(' ');
      const version = options.version?.(url);
      const known = getCached(address, version);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one URL is always parsed by the same schema
      if (known) return known.value as CallResponse<typeof name>;
      const failure = createFailure(toPattern(name), input.skipsErrorPage ?? false, options.isDebug);
      let response: Response;
      let text: string;
      try {
        response = await send(name, url, input);
        text = await response.text();
      } catch (cause) {
        hasFailedCall = true;
        throw isTimeout(cause) ? failure(503, errorTexts.slow, { cause }) : failure(500, errorTexts.network, { cause });
      }
      const cookies = response.headers.getSetCookie();
      setCookies.push(...cookies);
      session = findSetCookie(cookies, options.cookieName) ?? session;
      if (!response.ok) {
        const parsed = errorSchema.safeParse(readJson(text, failure));
        if (!parsed.success) throw failure(response.status, errorTexts.unknown);
        const { error, campos: fields, diferencas: differences } = parsed.data;
        throw failure(response.status, error, { fields, differences });
      }
      const parse = (): CallResponse<typeof name> => {
        const parsed = responses[name].response.safeParse(readJson(text, failure));
        if (parsed.success) return parsed.data;
        const { error: cause } = parsed;
        throw isUnknownLevel(cause)
          ? failure(404, errorTexts.notFound, { cause })
          : failure(500, errorTexts.unknown, { cause });
      };
      return hasKnownNames(url.searchParams) ? cacheResponse({ address, response, text, version, parse }) : parse();
    },
  };
}

/** The path of a call without the values of its parameters, which may be secret: errors are logged. */
function toPattern(name: CallName): string {
  return apiBasePath + toEntry(name).path.replaceAll(/\{[^}]*\}/g, '');
}

function toUrl<Name extends CallName>(name: Name, input: CallInput<Name>, options: ApiClientOptions): URL {
  const { path, query: querySchema } = toEntry(name);
  const filled = path.replaceAll(/:(\w+)(\{[^}]*\})?/g, (_match, key: string) =>
    (input.params?.[key] ?? '').split('/').map(encodeURIComponent).join('/'),
  );
  const url = new URL(`${apiBasePath}${filled}`, options.siteUrl);
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (typeof value === 'string') url.searchParams.set(key, value);
  }
  if (options.loja && querySchema && 'loja' in querySchema.shape && !url.searchParams.has('loja')) {
    url.searchParams.set('loja', options.loja);
  }
  return url;
}

function toRequest<Name extends CallName>(
  name: Name,
  url: URL,
  input: CallInput<Name>,
  options: ApiClientOptions & { readBudget: ReadBudget },
): Request {
  const { method } = toEntry(name);
  const headers = new Headers({ ...options.passedHeaders, ...apiHeaders, ...input.headers });
  // Reads for a page send no client address: the API does not limit them, however many visitors share one.
  if (method === 'GET') headers.delete('X-Client-Address');
  if (options.session) headers.set('Session', options.session);
  const signal = options.readBudget.take(method);
  if (input.body === undefined) return new Request(url, { method, headers, signal });
  headers.set('Content-Type', 'application/json');
  return new Request(url, { method, headers, signal, body: JSON.stringify(input.body) });
}

interface ReadBudget {
  /** The signal that aborts a call when the time is over; null for a change, which must not stop half-way. */
  take(method: string): AbortSignal | null;
}

/** Calls that follow one another share the time, or a slow API would keep the visitor for the sum of their timeouts. */
function createReadBudget(budgetMs = defaultReadsMs): ReadBudget {
  let signal: AbortSignal | undefined;
  return {
    take(method) {
      if (method === 'GET') return (signal ??= AbortSignal.timeout(budgetMs));
      // The page that shows the change gets the whole time.
      signal = undefined;
      return null;
    },
  };
}

/** Whether the API has not responded in time, or is not even asked, because it has not of late. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || isTimeout(error.cause));
}

/** A body that is not JSON comes from a proxy, so it counts as a network failure. */
function readJson(text: string, failure: Failure): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw failure(500, errorTexts.network, { cause });
  }
}

function toEntry(name: CallName): { method: string; path: string; query?: z.ZodObject } {
  return calls[name];
}

/** The new value of a cookie; undefined if the response does not set it or deletes it. */
function findSetCookie(cookies: readonly string[], name: string): string | undefined {
  return cookies.flatMap((cookie) => findCookie(cookie, name) ?? []).at(-1);
}

/** A page level that only another backend knows has no page here, so its address leads nowhere (specification 8). */
function isUnknownLevel({ issues }: z.ZodError): boolean {
  return issues.some(
    ({ code, path }) => code === 'invalid_value' && ['nivel', 'estrutura.nivel'].includes(path.join('.')),
  );
}

type Failure = (status: number, message: string, options?: FailureOptions) => unknown;

/** Which of the two kinds of failure a call has, by the rules of specification 8. */
function createFailure(path: string, skips: boolean | 'outside debug', isDebug: boolean): Failure {
  const isPageCall = isAtOrBelow(path, pageCallsPath);
  const isSkipped = skips === 'outside debug' ? !isDebug : skips;
  const endpoint = path.slice(apiPath.length);
  return (status, message, options) => {
    const isNetworkFailure = message === errorTexts.network || message === errorTexts.slow;
    // The caller answers 401 by the sign-in page.
    const isSignInNeeded = status === 401 && !isPageCall;
    if (isSkipped || isSignInNeeded || (!isDebug && !isPageCall && !isNetworkFailure)) {
      return new ApiCallError(status, message, endpoint, options);
    }
    const view: ErrorView = { status, message, ...(isDebug && { api: { endpoint } }) };
    return data(view, { status });
  };
}
