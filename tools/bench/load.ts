// An HTTP load generator on raw sockets with keep-alive, which parses only the status and the end of a response. A client of
// Node's `http` module would be slower than a server that responds from its cache.

import { connect } from 'node:net';
import type { Server } from './checkout-server.ts';

export interface LoadRequest {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  perSecond: number;
  /** CPU time of the server for one response. */
  cpuMs: number;
}

/** Repeats the requests round-robin over keep-alive connections, one in flight on each. Throws unless every status is 200. */
export async function measureLoad(
  server: Server,
  requests: readonly LoadRequest[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const texts = requests.map((request) => toText(server, request));
  const [startedAt, cpuBefore] = [performance.now(), server.cpuMs()];
  const end = startedAt + seconds * 1000;
  let count = 0;
  const repeat = async (): Promise<void> => {
    const socket = connect({ port: server.port, host: '127.0.0.1', noDelay: true });
    const send = () => socket.write(texts[count++ % texts.length] ?? '');
    send();
    let received = Buffer.alloc(0);
    for await (const chunk of socket) {
      received = Buffer.concat([received, chunk]);
      const status = parseStatus(received);
      if (status === undefined) continue;
      if (status !== 200) throw new Error(`${server.url}${requests[0]?.path} answered ${status}`);
      // Leaving the loop closes the connection.
      if (performance.now() >= end) return;
      received = Buffer.alloc(0);
      send();
    }
    throw new Error(`${server.url} closed a connection`);
  };
  await Promise.all(Array.from({ length: connections }, repeat));
  const [elapsedMs, cpuMs] = [performance.now() - startedAt, server.cpuMs() - cpuBefore];
  return { perSecond: (count / elapsedMs) * 1000, cpuMs: cpuMs / count };
}

function toText({ port }: Server, { method = 'GET', path, headers = {}, body = '' }: LoadRequest): string {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, 'Accept-Encoding': 'br, gzip', ...headers });
  if (method === 'POST') lines.push(['Content-Length', String(Buffer.byteLength(body))]);
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}

/** The status of a complete response. */
function parseStatus(received: Buffer): number | undefined {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd === -1) return undefined;
  const head = received.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const isComplete =
    length === undefined
      ? received.subarray(-5).equals(Buffer.from('0\r\n\r\n'))
      : received.length >= headEnd + 4 + Number(length);
  return isComplete ? Number(head.slice(9, 12)) : undefined;
}
