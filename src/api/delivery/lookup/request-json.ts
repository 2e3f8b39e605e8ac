// A request to a public service, with limits on time and size.

import { collectBytes } from '../../http/limits/collect-bytes.ts';

/** An invalid response of a service. The message is logged, so it contains nothing of the request. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** What a POST sends besides the headers of every request, which it may replace. */
export interface SentJson {
  headers: Readonly<Record<string, string>>;
  json: unknown;
}

/** The JSON body, or undefined for 404. Throws on timeout, redirect, any other status and invalid JSON. */
export type RequestJson = (url: string, timeoutMs: number, sent?: SentJson) => Promise<unknown>;

const maxBytes = 64_000;

/** Public services require clients to identify themselves. */
export function createRequestJson(siteUrl: string): RequestJson {
  const headers = {
    Accept: 'application/json',
    'Accept-Language': 'pt-BR',
    'User-Agent': `Manaca/1.0 (+${siteUrl})`,
  };
  return async (url, timeoutMs, sent) => {
    const response = await fetch(url, {
      headers: { ...headers, ...(sent && { 'Content-Type': 'application/json', ...sent.headers }) },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(sent && { method: 'POST', body: JSON.stringify(sent.json) }),
    });
    if (response.ok) return parseJson(new TextDecoder().decode(await collectBytes(response.body, maxBytes)));
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    throw new ServiceError(`answered ${response.status}`, response.status);
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message would quote the text.
    throw new ServiceError('answered no JSON');
  }
}
