// A stub server beside the shop whose responses a test defines: an API, a look-up, another site.

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';

interface RecordedRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
}

export interface StandIn {
  origin: string;
  /** All requests, oldest first. */
  requests: RecordedRequest[];
  stop: () => void;
}

/** Same as the shop's own server: a timeout shorter than the client's would abort a request that is being sent. */
const keepAliveTimeout = 65_000;

export async function startStandIn(answer: RequestListener): Promise<StandIn> {
  const requests: RecordedRequest[] = [];
  const server = createServer({ keepAliveTimeout }, (request, response) => {
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, headers });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the stand-in does not listen');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${address.port}`, requests, stop };
}
