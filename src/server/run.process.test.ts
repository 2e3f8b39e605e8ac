import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';
import { afterEach, describe, expect, it } from 'vitest';

interface Running {
  process: ChildProcess;
  url: string;
  /** Resolves when the output of the process contains the text. */
  waitFor(text: string): Promise<void>;
  output(): string;
}

const script = join(import.meta.dirname, 'testing/slow-service.ts');
let started: ChildProcess[] = [];

async function start(variables: Record<string, string> = {}, { isBehindShell = false } = {}): Promise<Running> {
  const port = await getPort({ host: '127.0.0.1' });
  const environment = { ...process.env, NODE_ENV: 'test', PORT: String(port), HOST: '127.0.0.1', ...variables };
  const command = isBehindShell ? ['sh', '-c', `${process.execPath} ${script}; true`] : [process.execPath, script];
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, { env: environment });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const waitFor = async (part: string): Promise<void> => {
    while (!text.includes(part)) {
      if (child.stdout.readableEnded) throw new Error(`the process ended: ${text}`);
      await Promise.race([once(child.stdout, 'data'), once(child.stdout, 'end')]);
    }
  };
  started.push(child);
  await waitFor('Manacá is open');
  return { process: child, url: `http://127.0.0.1:${port}`, waitFor, output: () => text };
}

/**
 * Sends one request after the other, on a new connection only when a response says that the last one closes. Returns what ended that: a port
 * that no longer answers, or a connection that closed unannounced, on which the next request would be lost.
 */
async function sendUntilFailure(port: number, onResponse: () => void): Promise<'port closed' | 'connection lost'> {
  for (;;) {
    // The loop below throws the error too, unless it has already ended.
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    let received = '';
    const isTold = () => /^Connection: close/im.test(received);
    try {
      socket.write('HEAD / HTTP/1.1\r\nHost: x\r\n\r\n');
      for await (const chunk of socket) {
        received += String(chunk);
        onResponse();
        if (isTold() || !received.endsWith('\r\n\r\n')) continue;
        await delay(20);
        socket.write('HEAD / HTTP/1.1\r\nHost: x\r\n\r\n');
      }
    } catch {
      // Refused or reset: what was received shows whether that loses a request.
    }
    if (received === '') return 'port closed';
    if (!isTold()) return 'connection lost';
    await delay(20);
  }
}

afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  started = [];
});

describe('the life cycle of the server process', () => {
  it('finishes requests in flight on SIGTERM, then closes the database and exits with code 0', async () => {
    const { process: child, url, waitFor, output } = await start();
    const response = fetch(`${url}/slow`);
    await waitFor('request arrived');
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await waitFor('closed for new connections');
    await expect(fetch(`${url}/`)).rejects.toThrow('fetch failed');
    expect(await (await response).text()).toBe('finished');
    expect(await exited).toEqual([0, null]);
    expect(output()).toContain('database closed');
  });

  it('is not ready but still serves during the delay that the load balancer needs', async () => {
    const { process: child, url, waitFor } = await start({ SHUTDOWN_DELAY_MS: '60000' });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    await waitFor('stopping');
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    expect((await fetch(`${url}/`)).status).toBe(200);
  });

  it.each(['0', '500'])(
    'closes no connection unannounced while clients send one request after the other, with a delay of %s ms',
    async (delayMs) => {
      const { process: child, url } = await start({ SHUTDOWN_DELAY_MS: delayMs });
      const areServed: Promise<void>[] = [];
      const clients = Array.from({ length: 20 }, () => {
        const isServed = Promise.withResolvers<void>();
        areServed.push(isServed.promise);
        return sendUntilFailure(Number(new URL(url).port), isServed.resolve);
      });
      await Promise.all(areServed);
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      expect(await Promise.all(clients)).toEqual(clients.map(() => 'port closed'));
      expect(await exited).toEqual([0, null]);
    },
  );

  it('exits when its parent npm process is killed', async () => {
    const { process: shell, waitFor } = await start({ npm_lifecycle_event: 'start' }, { isBehindShell: true });
    shell.kill('SIGKILL');
    await expect(waitFor('npm ended')).resolves.toBeUndefined();
    await waitFor('database closed');
  });

  it('responds with 400 to a request with both Content-Length and Transfer-Encoding', async () => {
    const { url } = await start();
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.end('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n');
    const response = await new Promise((resolve) => socket.once('data', (chunk) => resolve(String(chunk))));
    expect(response).toMatch(/^HTTP\/1\.1 400/);
  });

  it('names the port that is in use', async () => {
    const { url } = await start();
    await expect(start({ PORT: new URL(url).port })).rejects.toThrow(/PORT \d+ is in use by another program/);
  });

  it.each(['192.0.2.1', 'no-such-host.invalid', '300.1.1.1', 'fe80::1'])(
    'names a HOST that is no address of the machine in one sentence: %s',
    async (host) => {
      const sentence = `HOST ${host} is no address of this machine; leave it out to listen on all`;
      await expect(start({ HOST: host })).rejects.toThrow(new RegExp(`the process ended: ${sentence}\\n$`));
    },
  );
});
