// The listening socket: its time limits, and how it closes without losing anybody.
import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';

const options = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  /** A request without a body begins as one that has been read: no stream has to be opened and ended for it. */
  optimizeEmptyRequests: true,
};
const longestDrainMs = 10_000;

/** What Node's parser does not let through never reaches the shop; it is refused in the words and the shape of the API. */
const refusals: Readonly<Record<string, [status: string, error: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'O endereço ou os cabeçalhos são longos demais.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'O pedido demorou demais para chegar. Tente de novo.'],
};
const wrongRequest: [status: string, error: string] = ['400 Bad Request', 'Não entendemos o pedido.'];

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
  const server = createServer(options, (incoming, outgoing) => {
    const next = (made?: Response): void =>
      void (made ? getRequestListener(() => made)(incoming, outgoing) : answer(incoming, outgoing));
    if (front) front(incoming, outgoing, next);
    else next();
  });
  server.on('clientError', refuse);
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

function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  // A connection that is gone, or on which an answer is on its way, takes none.
  if (error.code === 'ECONNRESET' || !socket.writable || hasAnswered(socket)) {
    socket.destroy();
    return;
  }
  const [status, message] = refusals[error.code ?? ''] ?? wrongRequest;
  const body = JSON.stringify({ error: message });
  const headers = [
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
  ];
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
}

/** Node keeps the answer that is being written with its socket. */
function hasAnswered(socket: Duplex): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  return answer instanceof ServerResponse && answer.headersSent;
}
