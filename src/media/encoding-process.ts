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

export interface EncodingProcess {
  /** Rejects with an error that has the code of the file system's, or when the process ends meanwhile. */
  encode: EncodeFile;
  /** Id of the process while there is one. */
  pid(): number | undefined;
  close(): void;
}

const program = join(import.meta.dirname, 'encode-pictures.ts');
const defaultIdleMs = 30_000;

/** The process starts with the first picture after an idle time. */
export function createEncodingProcess({ idleMs = defaultIdleMs } = {}): EncodingProcess {
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
    encode(master, variant, file) {
      if (!current?.isConnected()) current = startProcess();
      idle.refresh();
      return current.encode(master, variant, file);
    },
    pid: () => (current?.isConnected() ? current.pid : undefined),
    close: end,
  };
}

function startProcess() {
  const child = fork(program, { execArgv: [] });
  const waiting = new Map<number, PromiseWithResolvers<void>>();
  let lastId = 0;
  child.on('message', ({ id, error }: EncodingResult) => {
    const result = waiting.get(id);
    waiting.delete(id);
    if (!error) result?.resolve();
    else result?.reject(Object.assign(new Error(error.message), { code: error.code }));
  });
  const fail = (): void => {
    for (const { reject } of waiting.values()) reject(new Error('the process that encodes pictures ended'));
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
      lastId += 1;
      const task: EncodingTask = { id: lastId, master, variant, file };
      const result = Promise.withResolvers<void>();
      waiting.set(task.id, result);
      child.send(task, (error) => error && result.reject(error));
      return result.promise;
    },
  };
}
