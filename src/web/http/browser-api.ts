// The browser's client of the store API, for calls after load: suggestions, favourites, sign-in.
// It does not parse responses, because the schemas would be larger than the rest of the bundle.

import type { CallName, CallResponse } from '#contract/calls.ts';
import { apiBasePath, apiHeaders, apiPath, customerHeader } from '#contract/site-paths.ts';
import { type ErrorView, errorTexts, showErrorPage } from '../errors/error-view.ts';

/** A failed call; `message` is for the shopper. Status 0 means a network failure. */
export class BrowserApiError extends Error {
  override name = 'BrowserApiError';
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

interface BrowserCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below `/api/v2/front`, with its query, such as `/wishlist/add`. */
  path: string;
  body?: unknown;
  /** The customer whose data the page shows: the API refuses the call if another one has signed in. */
  customerId?: number | undefined;
  signal?: AbortSignal;
  /** Specification 8: the failure is no error page, also in debug mode. */
  skipsErrorPage?: true;
}

/**
 * Calls an operation by its name in the contract, which types the response:
 * `callApi<'login'>({ method: 'POST', path: '/checkout/login', body: { usuario, senha } })`. The session cookie is sent
 * with it. Throws BrowserApiError, or the AbortError of `signal`.
 */
export async function callApi<Name extends CallName>({
  method,
  path,
  body,
  customerId,
  signal,
  skipsErrorPage,
}: BrowserCall): Promise<CallResponse<Name>> {
  const headers: Record<string, string> = { ...apiHeaders };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (customerId !== undefined) headers[customerHeader] = String(customerId);
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(apiBasePath + path, {
      method,
      headers,
      // A change must be sent even if the visitor leaves the page; only calls with a signal may be cancelled.
      keepalive: !signal,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    answer = await response.json();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    if (!skipsErrorPage) showFailure({ status: 500, message: errorTexts.network }, path);
    throw new BrowserApiError(0, errorTexts.network, { cause });
  }
  if (!response.ok) {
    const { status } = response;
    const message = toMessage(answer);
    // The caller answers 401 by the sign-in page.
    if (!skipsErrorPage && status !== 401) showFailure({ status, message }, path);
    throw new BrowserApiError(status, message);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the API's own tests check its responses against the contract
  return answer as CallResponse<Name>;
}

function showFailure(view: ErrorView, path: string): void {
  const [pathname = ''] = path.split('?');
  showErrorPage({ ...view, api: { endpoint: `${apiBasePath}${pathname}`.slice(apiPath.length) } });
}

function toMessage(answer: unknown): string {
  const isError =
    typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'string';
  return isError ? String(answer.error) : errorTexts.unknown;
}
