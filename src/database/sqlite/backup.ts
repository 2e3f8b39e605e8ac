// A copy of the SQLite file while the shop runs, and its way back.

import { chmodSync, copyFileSync, existsSync, fsyncSync, openSync, closeSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** What stands in the way of a copy or of putting one back, for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const ownerOnly = 0o600;

/**
 * Writes everything that is committed into one new file, while other processes go on. Throws BackupError if there is no
 * database, or if the target exists.
 */
export function backUpFile(file: string, target: string): void {
  if (!existsSync(file)) throw new BackupError(`There is no database at ${file}.`);
  if (existsSync(target)) throw new BackupError(`${target} exists already.`);
  const part = `${target}.part`;
  rmSync(part, { force: true });
  // Created with its permissions first, because the copy is readable by its owner alone while it is written too.
  closeSync(openSync(part, 'w', ownerOnly));
  const database = new DatabaseSync(file, { timeout: 10_000 });
  try {
    // One read transaction, so that writers neither wait nor make it begin again.
    database.prepare('vacuum into ?').run(part);
  } finally {
    database.close();
  }
  requireSound(part);
  putInPlace(part, target);
}

/**
 * Puts a copy in the place of the database. Returns the path of the database before, or undefined if there was none. Throws
 * BackupError if the copy is damaged or no shop's, or if a process uses the database.
 */
export function restoreFile(file: string, backup: string, nowMs: number): string | undefined {
  if (!existsSync(backup)) throw new BackupError(`There is no file ${backup}.`);
  requireSound(backup);
  const aside = existsSync(file) ? setAside(file, nowMs) : undefined;
  // A log of another state would be applied to the copy.
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  const part = `${file}.part`;
  copyFileSync(backup, part);
  putInPlace(part, file);
  return aside;
}

/** Moves the database with all that is in its log into one file beside it. */
function setAside(file: string, nowMs: number): string {
  const aside = `${file}.${new Date(nowMs).toISOString().replaceAll(/[:.]/g, '-')}`;
  try {
    const database = new DatabaseSync(file, { timeout: 1000 });
    try {
      // Leaving the write-ahead log needs the database alone, and empties the log into the file.
      database.exec('pragma journal_mode = delete');
    } finally {
      database.close();
    }
  } catch (error) {
    if (isLocked(error)) throw new BackupError(`A process uses ${file}: stop the shop first.`);
    // The log of a damaged database cannot be merged into it, so both files are kept unchanged.
    for (const suffix of ['-wal', '-shm']) if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  }
  renameSync(file, aside);
  return aside;
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && /locked|busy/i.test(error.message);
}

/** Throws BackupError unless the file is an undamaged database of a shop. */
function requireSound(file: string): void {
  let problem: string;
  try {
    problem = findProblem(file);
  } catch (error) {
    problem = String(error);
  }
  if (problem) throw new BackupError(`${file} is damaged or no database of a shop: ${problem}`);
}

function findProblem(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [check] = database.prepare('pragma integrity_check(1)').all();
    const result = String(Object.values(check ?? {})[0]);
    database.prepare('select name from kysely_migration limit 1').all();
    return result === 'ok' ? '' : result;
  } finally {
    database.close();
  }
}

/** On disk before it has its name, so that a power cut leaves the one or the other. */
function putInPlace(part: string, target: string): void {
  chmodSync(part, ownerOnly);
  const descriptor = openSync(part, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(part, target);
}
