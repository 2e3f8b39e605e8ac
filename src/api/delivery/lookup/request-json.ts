// One GET to a public service: nothing that it does may hold up or fill the shop.

/** The service answered in a way that is of no use. The message holds nothing of the request, as it reaches the log. */
export class ServiceError extends Error {
  override name = 'ServiceError';
}

/** The JSON answered, or undefined for 404. Throws on time-out, redirect, any other status and what is no JSON. */
export type RequestJson = (url: string, timeoutMs: number) => Promise<unknown>;

const maxBytes = 64_000;

/** Public services ask their callers to name themselves. */
export function createRequestJson(siteUrl: string): RequestJson {
  const headers = {
    Accept: 'application/json',
    'Accept-Language': 'pt-BR',
    'User-Agent': `Manaca-Aromas/1.0 (+${siteUrl})`,
  };
  return async (url, timeoutMs) => {
    const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (answer.ok) return parseJson(await readText(answer.body));
    await answer.body?.cancel();
    if (answer.status === 404) return undefined;
    throw new ServiceError(`answered ${answer.status}`);
  };
}

async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new ServiceError(`answered more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the text.
    throw new ServiceError('answered no JSON');
  }
}
