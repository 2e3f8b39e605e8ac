// The HTTP server: timeouts, malformed requests and a shutdown that loses no request.

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import { tryLaterText } from '#contract/messages/field-sentences.ts';

const options = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  // Requests without a body need no stream events.
  optimizeEmptyRequests: true,
};
const longestDrainMs = 10_000;
/** A client that has just sent a request on an idle connection learns from the response that it closes. */
const idleDrainMs = 200;
/** What is open of a server: its connections, and the responses that are not over. */
interface Open {
  sockets: Set<Socket>;
  responses: Set<ServerResponse>;
}
const openOf = new WeakMap<Server, Open>();
/** Connections that wait to be accepted, up to the limit of the system. Beyond, clients try again after one and three seconds. */
const backlog = 4096;
/** A connection on which neither side sends or receives for this long is closed. */
const defaultIdleMs = 30_000;
/** Requests that a connection may send before it has the response to an earlier one. No browser sends any. */
const maxWaiting = 16;

/** Requests that Node's parser rejects never reach the app; they get an error in the shape of the API. */
const refusals: Readonly<Record<string, [status: string, error: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'O endereço ou os cabeçalhos são longos demais.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'O pedido demorou demais para chegar. Tente de novo.'],
};
const wrongRequest: [status: string, error: string] = ['400 Bad Request', 'Não entendemos o que foi enviado.'];

/** Runs before the app and calls `next` for requests that it does not answer itself. */
export type ConnectMiddleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

/** Handles a connection that upgrades to another protocol, such as WebSocket. */
export type UpgradeListener = (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void;

type Fetch = (request: Request) => Response | Promise<Response>;

interface ListenOptions {
  middleware?: ConnectMiddleware | undefined;
  /** Without it a request to upgrade is answered like any other. */
  onUpgrade?: UpgradeListener | undefined;
  /** Called with what `fetch` or the middleware throws; the client gets a 500 or a closed connection. */
  onError: (error: unknown) => void;
  /** Whether the server is about to close: each response then closes its connection. */
  isDraining?: () => boolean;
  idleMs?: number;
}

/** Listens on all interfaces without `host`. Resolves when connections are accepted; rejects when the port is taken. */
export async function listen(
  fetch: Fetch,
  { port, host }: { port: number; host?: string | undefined },
  { middleware, onUpgrade, onError, isDraining = () => false, idleMs = defaultIdleMs }: ListenOptions,
): Promise<Server> {
  const runApp = getRequestListener(fetch, {
    errorHandler(error) {
      // The Host header and the request target form no valid URL.
      if (error instanceof RequestError) return toResponse(400, wrongRequest[1]);
      onError(error);
      return toResponse(500, tryLaterText);
    },
  });
  const serve = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    // A client must not send its next request on a connection that is about to close.
    if (isDraining() || !server.listening) outgoing.setHeader('Connection', 'close');
    const next = (): void => void runApp(incoming, outgoing);
    try {
      if (middleware) middleware(incoming, outgoing, next);
      else next();
    } catch (error) {
      // Uncaught, it would end the process.
      onError(error);
      outgoing.destroy();
    }
  };
  const connections = createConnections();
  const server = createServer(options, (incoming, outgoing) => connections.takeTurn(incoming, outgoing, serve));
  openOf.set(server, trackOpen(server));
  if (onUpgrade) server.on('upgrade', onUpgrade);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = connections.findLatest(socket);
    // A second response in the middle of one would be read as part of it.
    const isResponding = response !== undefined && response.headersSent && !response.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || isResponding) socket.destroy();
    else refuse(error, socket);
  });
  server.setTimeout(idleMs);
  server.listen({ port, host, backlog });
  await once(server, 'listening');
  return server;
}

/**
 * Serves the requests of a connection one after the other: Node parses all that arrive in a packet, and hands over as many,
 * while a client that does not read gets nothing sent. A response is over once its last byte left for the network.
 */
function createConnections() {
  // Weak, so that the entry of a closed connection is garbage collected.
  const latest = new WeakMap<Duplex, { response: ServerResponse; waiting: number }>();
  return {
    findLatest: (socket: Duplex): ServerResponse | undefined => latest.get(socket)?.response,
    takeTurn(
      incoming: IncomingMessage,
      response: ServerResponse,
      serve: (incoming: IncomingMessage, response: ServerResponse) => void,
    ): void {
      const { socket } = incoming;
      const before = latest.get(socket);
      const isFree = before === undefined || before.response.closed;
      const waiting = isFree ? 0 : before.waiting + 1;
      latest.set(socket, { response, waiting });
      if (isFree) serve(incoming, response);
      else if (waiting > maxWaiting) socket.destroy();
      else
        before.response.once('close', () => {
          if (!socket.destroyed) serve(incoming, response);
        });
    },
  };
}

function trackOpen(server: Server): Open {
  const open: Open = { sockets: new Set(), responses: new Set() };
  server.on('connection', (socket) => {
    open.sockets.add(socket);
    socket.once('close', () => open.sockets.delete(socket));
  });
  server.on('request', (_, response: ServerResponse) => {
    open.responses.add(response);
    response.once('close', () => open.responses.delete(response));
  });
  return open;
}

/**
 * Accepts no new connections, lets requests in flight finish for at most ten seconds and closes idle connections, then closes
 * all connections.
 */
export async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  // Closes the port only. An HTTP server's own `close` would also close idle connections at once.
  NetServer.prototype.close.call(server);
  const { sockets, responses } = openOf.get(server) ?? { sockets: [], responses: [] };
  for (const response of responses) if (!response.headersSent) response.setHeader('Connection', 'close');
  const cut = setTimeout(() => server.closeAllConnections(), longestDrainMs);
  const sweep = setInterval(() => {
    // Node calls a connection idle whose response is written, even while a slow client has not been sent all of it.
    const isSending = [...sockets].some(({ writableLength }) => writableLength > 0);
    if (!isSending) server.closeIdleConnections();
  }, idleDrainMs);
  await closed;
  clearTimeout(cut);
  clearInterval(sweep);
}

function toResponse(status: number, error: string): Response {
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  return Response.json({ error }, { status, headers });
}

function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
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
