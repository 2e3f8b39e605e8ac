// What copies of both databases share: the file, and why it could not be written or put back.

import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** What stands in the way of a copy or of putting one back, for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const ownerOnly = 0o600;
/** SQLite's result code of a full disk. */
const sqliteFull = 13;

/** An empty file, with its folder. It has its permissions first, because a copy is readable by its owner alone while it is written too. */
export function createPart(part: string): void {
  mkdirSync(dirname(part), { recursive: true, mode: 0o700 });
  removePart(part);
  closeSync(openSync(part, 'wx', ownerOnly));
}

/** SQLite leaves a journal beside a file that it could not finish. */
export function removePart(part: string): void {
  for (const suffix of ['', '-journal']) rmSync(part + suffix, { force: true });
}

/** On disk before it has its name, so that a power cut leaves the one or the other. */
export function flush(part: string): void {
  chmodSync(part, ownerOnly);
  const descriptor = openSync(part, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Errors of the disk and of SQLite become a BackupError that begins with `what`. */
export function explainFailure(what: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('syscall' in error || 'errcode' in error)) return error;
  const reason = isDiskFull(error) ? 'the disk is full. Free space and try again.' : error.message;
  return new BackupError(`${what}: ${reason}`, { cause: error });
}

function isDiskFull(error: Error): boolean {
  if ('errcode' in error) return error.errcode === sqliteFull;
  return 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
