// A copy of the SQLite file while the shop runs, and its way back.

import { existsSync, realpathSync, renameSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { BackupError, createPart, explainFailure, flush, removePart } from '../backup-file.ts';

/**
 * Writes everything that is committed into one new file, while other processes go on. Throws BackupError if there is no
 * database, if the target exists or if it cannot be written; no half of it is left.
 */
export function backUpFile(file: string, target: string): void {
  if (!existsSync(file)) throw new BackupError(`There is no database at ${file}.`);
  if (existsSync(target)) throw new BackupError(`${target} exists already.`);
  const part = `${target}.part`;
  if (isSameFile(part, file))
    throw new BackupError(`${target} is too close to the name of the database: choose another.`);
  explained(`${target} was not written`, () => {
    withCopy(part, file, { timeout: 10_000 }, () => renameSync(part, target));
  });
}

/**
 * Puts a copy in the place of the database. Returns the path of the database before, or undefined if there was none. Throws
 * BackupError if the copy is damaged, no shop's or the database itself, if a process uses the database, or if the disk
 * fails; the database is then where it was.
 */
export function restoreFile(file: string, backup: string, nowMs: number): string | undefined {
  if (!existsSync(backup)) throw new BackupError(`There is no file ${backup}.`);
  return explained(`${backup} was not put in the place of ${file}`, () => {
    // Where DATABASE_FILE is a link, SQLite has the log beside the file that it names, and the disk is that file's.
    const target = existsSync(file) ? realpathSync(file) : file;
    const part = `${target}.part`;
    if (isSameFile(backup, target)) throw new BackupError(`${backup} is the database itself: name a copy.`);
    if (isSameFile(backup, part))
      throw new BackupError(`${backup} has the name of an unfinished copy: rename it first.`);
    requireSound(backup);
    return withCopy(part, backup, { readOnly: true }, () => {
      if (existsSync(target)) emptyLog(target);
      return replace(target, part, `${target}.${new Date(nowMs).toISOString().replaceAll(/[:.]/g, '-')}`);
    });
  });
}

function isSameFile(first: string, second: string): boolean {
  return existsSync(first) && existsSync(second) && realpathSync(first) === realpathSync(second);
}

/** Writes everything that is committed in `file` into `part`, then calls `place`. If anything fails, `part` is removed. */
function withCopy<Result>(part: string, file: string, options: DatabaseSyncOptions, place: () => Result): Result {
  createPart(part);
  try {
    const database = new DatabaseSync(file, options);
    try {
      // One read transaction, so that writers neither wait nor make it begin again.
      database.prepare('vacuum into ?').run(part);
    } finally {
      database.close();
    }
    requireSound(part);
    flush(part);
    return place();
  } catch (error) {
    removePart(part);
    throw error;
  }
}

/** Moves what is in the log of the database into its file. Throws BackupError if a process uses the database. */
function emptyLog(file: string): void {
  try {
    const database = new DatabaseSync(file, { timeout: 1000 });
    try {
      // Leaving the write-ahead log needs the database alone.
      database.exec('pragma journal_mode = delete');
    } finally {
      database.close();
    }
  } catch (error) {
    // A log that stays, as that of a damaged database does, is set aside with its file.
    if (isLocked(error)) throw new BackupError(`A process uses ${file}: stop the shop first.`);
  }
}

/**
 * Sets the file aside with its logs, which would be applied to the new one, and gives its name to `part`. Returns where the
 * file is, or undefined if there was none. If a step fails, everything has its name again.
 */
function replace(file: string, part: string, aside: string): string | undefined {
  const moved: string[] = [];
  try {
    for (const suffix of ['', '-wal', '-shm', '-journal'].filter((ending) => existsSync(file + ending))) {
      renameSync(file + suffix, aside + suffix);
      moved.push(suffix);
    }
    renameSync(part, file);
  } catch (error) {
    for (const suffix of moved) renameSync(aside + suffix, file + suffix);
    throw error;
  }
  return moved.includes('') ? aside : undefined;
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

function explained<Result>(what: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw explainFailure(what, error);
  }
}
