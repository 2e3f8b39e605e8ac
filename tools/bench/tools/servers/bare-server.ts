// Node's own server answering one file's bytes to everybody, as a process of its own on one core: what any server on Node pays.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import getPort from 'get-port';
import { endProcess } from './end-process.ts';

const program = `
  const body = require('node:fs').readFileSync(process.argv[1]);
  const head = ['Content-Type', 'text/html; charset=utf-8', 'Content-Encoding', 'br', 'Content-Length', body.length];
  const server = require('node:http').createServer((request, answer) => answer.writeHead(200, head).end(body));
  server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send('ready'));
`;

export async function startBareServer(file: string, core: number): Promise<{ address: string; stop(): Promise<void> }> {
  const port = await getPort({ host: '127.0.0.1' });
  const server = spawn('taskset', ['-c', String(core), process.execPath, '-e', program, file, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(server, 'message');
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => endProcess(server),
  };
}
