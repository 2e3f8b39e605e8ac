import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqliteFile } from './file.ts';

const folder = mkdtempSync(join(tmpdir(), 'manaca-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a SQLite file', () => {
  it('reports once that something was written', async () => {
    const file = openSqliteFile(join(folder, 'written.sqlite'));
    file.prepare('create table notes (text text)').run([]);
    file.prepare('insert into notes values (?)').run(['a']);
    expect([file.takeWritten(), file.takeWritten()]).toEqual([true, false]);
    file.prepare('select * from notes').all([]);
    expect(file.takeWritten()).toBe(false);
    await file.sync();
    file.close();
  });

  it('can be synced again after its log was missing', async () => {
    const path = join(folder, 'late.sqlite');
    const file = openSqliteFile(path);
    rmSync(`${path}-wal`, { force: true });
    await expect(file.sync()).rejects.toThrow('ENOENT');
    file.prepare('create table notes (text text)').run([]);
    await expect(file.sync()).resolves.toBeUndefined();
    file.close();
  });
});
