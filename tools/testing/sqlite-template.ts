// Before the SQLite project: one filled database file that every test file gets a copy of.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { PreparedDatabase } from '../../src/database/testing/test-database.ts';
import { fillDatabase } from '../../src/database/testing/fill-database.ts';

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'manaca-sqlite-'));
  const templateFile = join(folder, 'template.sqlite');
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    await fillDatabase({ file: templateFile });
  } catch (error) {
    remove();
    throw error;
  }
  const prepared: PreparedDatabase = { engine: 'sqlite', folder, templateFile };
  project.provide('testDatabase', prepared);
  return remove;
}
