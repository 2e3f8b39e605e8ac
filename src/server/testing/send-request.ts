// A request to a server on this machine, with exactly the given headers.

import { type IncomingMessage, request as httpRequest, type Server, type ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface ReceivedResponse {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  /** Decompressed, the first paragraph only. */
  text: string;
}

const decompressors: Record<string, (compressed: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

export function sendRequest(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const decompress = decompressors[response.headers['content-encoding'] ?? ''] ?? String;
        const plain = body.length === 0 ? '' : String(decompress(body));
        const text = /<p>([^<]*)/.exec(plain)?.[1] ?? plain;
        resolve({ status: response.statusCode, headers: response.headers, text });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** What a server is about to send for the next request that it gets. */
export function nextResponse(from: Server): Promise<ServerResponse> {
  return new Promise((resolve) => from.once('request', (_request, response) => resolve(response)));
}
