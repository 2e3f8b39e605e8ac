// The listening socket: its time limits, and how it closes without losing anybody.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { getRequestListener } from '@hono/node-server';

const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
};
const longestDrainMs = 10_000;

interface Address {
  port: number;
  /** All interfaces when absent. */
  host?: string | undefined;
}

/** Sees a request before the shop does and calls `next` for what it does not answer itself, or with what is to be sent. */
export type Front = (incoming: IncomingMessage, outgoing: ServerResponse, next: (answer?: Response) => void) => void;

type Fetch = (request: Request) => Response | Promise<Response>;

/** Resolves when connections are accepted; rejects when the port is taken. */
export async function listen(fetch: Fetch, { port, host }: Address, front?: Front): Promise<Server> {
  const answer = getRequestListener(fetch);
  const server = createServer(limits, (incoming, outgoing) => {
    const next = (made?: Response): void =>
      void (made ? getRequestListener(() => made)(incoming, outgoing) : answer(incoming, outgoing));
    if (front) front(incoming, outgoing, next);
    else next();
  });
  server.listen({ port, host });
  await once(server, 'listening');
  return server;
}

/** Accepts nobody else, lets what is in flight finish for at most ten seconds, then cuts. */
export async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const cut = setTimeout(() => server.closeAllConnections(), longestDrainMs);
  // A connection becomes idle when its answer is out; kept alive it would hold the server open.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearTimeout(cut);
  clearInterval(sweep);
}
