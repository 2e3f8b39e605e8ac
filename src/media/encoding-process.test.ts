import { ChildProcess, fork } from 'node:child_process';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PictureVariant } from '#rules/picture-path.ts';
import { createEncodingProcess, type EncodingProcess, EncodingProcessError } from './encoding-process.ts';

vi.mock('node:child_process', { spy: true });

const variant: PictureVariant = { key: 'products/a', hash: '0123456789', width: 320, format: 'webp' };
let folder: string;
let master: string;
let encoding: EncodingProcess;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encoding-'));
  master = join(folder, 'master.png');
  await sharp({ create: { width: 640, height: 400, channels: 3, background: '#d9cdee' } }).toFile(master);
  encoding = createEncodingProcess();
});

afterEach(async () => {
  encoding.close();
  await rm(folder, { recursive: true });
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('encodes in another process, which takes one picture after the other', async () => {
  expect(encoding.pid()).toBeUndefined();
  const files = ['one.webp', 'two.webp'].map((name) => join(folder, name));
  await encoding.encode(master, variant, String(files[0]));
  const pid = encoding.pid();
  expect(pid).not.toBe(process.pid);
  await encoding.encode(master, variant, String(files[1]));
  expect(encoding.pid()).toBe(pid);
  for (const file of files) expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 320 });
});

test('rejects with the message of the encoder and the code of the file system', async () => {
  const text = join(folder, 'text');
  await writeFile(text, 'no picture');
  await expect(encoding.encode(text, variant, join(folder, 'a.webp'))).rejects.toThrow(/unsupported image format/);
  await expect(encoding.encode(master, variant, join(text, 'a.webp'))).rejects.toMatchObject({ code: 'EEXIST' });
});

test('ends when it is idle, and starts again with the next picture', async () => {
  encoding = createEncodingProcess({ idleMs: 50 });
  await encoding.encode(master, variant, join(folder, 'a.webp'));
  const pid = Number(encoding.pid());
  await expect.poll(() => isRunning(pid)).toBe(false);
  await encoding.encode(master, variant, join(folder, 'b.webp'));
  await access(join(folder, 'b.webp'));
});

test('rejects what it was encoding when it is killed, and starts again', async () => {
  await encoding.encode(master, variant, join(folder, 'a.webp'));
  const cut = encoding.encode(master, { ...variant, format: 'avif' }, join(folder, 'b.avif'));
  process.kill(Number(encoding.pid()), 'SIGKILL');
  await expect(cut).rejects.toThrow(EncodingProcessError);
  await encoding.encode(master, variant, join(folder, 'c.webp'));
  await access(join(folder, 'c.webp'));
});

test('kills a process that does not respond, and starts again', async () => {
  encoding = createEncodingProcess({ taskMs: 300 });
  const cut = encoding.encode(master, variant, join(folder, 'b.webp'));
  process.kill(Number(encoding.pid()), 'SIGSTOP');
  await expect(cut).rejects.toThrow(EncodingProcessError);
  encoding = createEncodingProcess();
  await encoding.encode(master, variant, join(folder, 'c.webp'));
  await access(join(folder, 'c.webp'));
});

test('rejects when no process can be started, as without a free file descriptor', async () => {
  vi.mocked(fork).mockReturnValueOnce(Object.assign(new ChildProcess(), { connected: false }));
  await expect(encoding.encode(master, variant, join(folder, 'a.webp'))).rejects.toThrow(EncodingProcessError);
  await encoding.encode(master, variant, join(folder, 'b.webp'));
  await access(join(folder, 'b.webp'));
});
