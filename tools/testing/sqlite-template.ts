// Global set-up of the SQLite project: a filled database file for each test catalogue, which test files copy.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { PreparedDatabase, TestCatalogue } from '../../src/database/testing/test-database.ts';
import { fillTemplates, nameTemplates } from './fill-templates.ts';

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'manaca-sqlite-'));
  const toFile = (catalogue: TestCatalogue) => join(folder, `${catalogue}.sqlite`);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    await fillTemplates((catalogue) => ({ file: toFile(catalogue) }));
  } catch (error) {
    remove();
    throw error;
  }
  const prepared: PreparedDatabase = { engine: 'sqlite', folder, templates: nameTemplates(toFile) };
  project.provide('testDatabase', prepared);
  return remove;
}
