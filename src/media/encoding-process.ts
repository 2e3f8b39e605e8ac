// Encodes pictures in a process of its own, which ends when it has been idle: the memory of the encoder, some 250 MB that its
// allocator keeps, does not stay with the shop, and a crash of the encoder leaves the shop open.

import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { PictureVariant } from '#rules/picture-path.ts';
import type { EncodeFile } from './encode.ts';

export interface EncodingTask {
  id: number;
  master: string;
  variant: PictureVariant;
  file: string;
}

export interface EncodingResult {
  id: number;
  /** Absent if the picture was encoded. */
  error?: { message: string; code: string | undefined };
}

/** The process could not be started, ended or took too long; the picture may be encoded by the next one. */
export class EncodingProcessError extends Error {
  override name = 'EncodingProcessError';
}

export interface EncodingProcess {
  /** Rejects with EncodingProcessError, or with an error that has the message of the encoder and the code of the file system. */
  encode: EncodeFile;
  /** Id of the process while there is one. */
  pid(): number | undefined;
  close(): void;
}

const program = join(import.meta.dirname, 'encode-pictures.ts');
const defaultIdleMs = 30_000;
/** Encoding takes 0.1 to 0.3 s, on a busy machine some seconds. */
const defaultTaskMs = 20_000;

/** The process starts with the first picture after an idle time. */
export function createEncodingProcess({ idleMs = defaultIdleMs, taskMs = defaultTaskMs } = {}): EncodingProcess {
  let current: ReturnType<typeof startProcess> | undefined;
  const end = (): void => {
    if (current?.isConnected()) current.disconnect();
    current = undefined;
  };
  const idle = setTimeout(() => {
    if (current?.isBusy()) idle.refresh();
    else end();
  }, idleMs).unref();

  return {
    // Async, since a process that cannot be started throws.
    async encode(master, variant, file) {
      if (!current?.isConnected()) current = startProcess(taskMs);
      idle.refresh();
      return current.encode(master, variant, file);
    },
    pid: () => (current?.isConnected() ? current.pid : undefined),
    close: end,
  };
}

function startProcess(taskMs: number) {
  // Its errors arrive as messages; the log of the shop has only lines of its own.
  const child = fork(program, { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const waiting = new Map<number, PromiseWithResolvers<void>>();
  let lastId = 0;
  child.on('message', ({ id, error }: EncodingResult) => {
    const result = waiting.get(id);
    waiting.delete(id);
    if (!error) result?.resolve();
    else result?.reject(Object.assign(new Error(error.message), { code: error.code }));
  });
  const fail = (): void => {
    for (const { reject } of waiting.values())
      reject(new EncodingProcessError('the process that encodes pictures ended'));
    waiting.clear();
  };
  child.on('error', fail).on('exit', fail);
  // Neither keeps the shop's process alive.
  child.unref();
  child.channel?.unref();

  return {
    pid: child.pid,
    isConnected: () => child.connected,
    isBusy: () => waiting.size > 0,
    disconnect: () => child.disconnect(),
    encode(...[master, variant, file]: Parameters<EncodeFile>): Promise<void> {
      // Without a free file descriptor there is a child without a channel.
      if (!child.connected) throw new EncodingProcessError('the process that encodes pictures did not start');
      lastId += 1;
      const task: EncodingTask = { id: lastId, master, variant, file };
      const result = Promise.withResolvers<void>();
      waiting.set(task.id, result);
      child.send(task, (error) => error && result.reject(new EncodingProcessError(error.message)));
      const timer = setTimeout(() => child.kill('SIGKILL'), taskMs).unref();
      return result.promise.finally(() => clearTimeout(timer));
    },
  };
}
