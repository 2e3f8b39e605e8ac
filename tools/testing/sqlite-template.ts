// Global set-up of the SQLite project: a filled database file for each test catalogue, which test files copy.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { PreparedDatabase } from '../../src/database/testing/test-database.ts';
import { fillDemonstration, fillSmallShop, hasDemonstration } from './fill-templates.ts';

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'manaca-sqlite-'));
  const templates = { demonstration: join(folder, 'demonstration.sqlite'), small: join(folder, 'small.sqlite') };
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    await fillSmallShop({ file: templates.small });
    if (hasDemonstration) await fillDemonstration({ file: templates.demonstration });
  } catch (error) {
    remove();
    throw error;
  }
  const prepared: PreparedDatabase = { engine: 'sqlite', folder, templates };
  project.provide('testDatabase', prepared);
  return remove;
}
