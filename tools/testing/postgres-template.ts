// Global set-up of the PostgreSQL project: a temporary cluster with a filled database for each test catalogue, which test files
// copy.

import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { fillDatabase, shrinkDatabase } from '../../src/database/testing/fill-database.ts';
import type { PreparedDatabase } from '../../src/database/testing/test-database.ts';
import { startPostgresCluster } from './postgres-cluster.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  const maintenanceUrl = cluster.url('postgres');
  const templates = { demonstration: 'template_demonstration', small: 'template_small' };
  try {
    const client = new pg.Client({ connectionString: maintenanceUrl });
    await client.connect();
    await client.query(`create database ${templates.demonstration}`);
    await fillDatabase({ url: cluster.url(templates.demonstration) });
    await client.query(`create database ${templates.small} template ${templates.demonstration}`);
    await client.end();
    await shrinkDatabase({ url: cluster.url(templates.small) });
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  const prepared: PreparedDatabase = { engine: 'postgres', maintenanceUrl, templates };
  project.provide('testDatabase', prepared);
  return () => cluster.stop();
}
