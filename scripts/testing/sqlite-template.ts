// Before the SQLite project: one filled database file that every test file gets a copy of.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { fillDatabase } from '../../src/database/testing/fill-database.ts';

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'manaca-sqlite-'));
  const templateFile = join(folder, 'template.sqlite');
  await fillDatabase({ file: templateFile });
  project.provide('testDatabase', { engine: 'sqlite', folder, templateFile });
  return () => rmSync(folder, { recursive: true, force: true });
}
