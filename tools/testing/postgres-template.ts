// Global set-up of the PostgreSQL project: a temporary cluster with a filled database for each test catalogue, which test files
// copy.

import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { PreparedDatabase, TestCatalogue } from '../../src/database/testing/test-database.ts';
import { fillTemplates, nameTemplates } from './fill-templates.ts';
import { startPostgresCluster } from './postgres-cluster.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  const maintenanceUrl = cluster.url('postgres');
  const toName = (catalogue: TestCatalogue) => `template_${catalogue}`;
  const templates = nameTemplates(toName);
  try {
    const client = new pg.Client({ connectionString: maintenanceUrl });
    await client.connect();
    for (const name of Object.values(templates)) await client.query(`create database ${name}`);
    await client.end();
    await fillTemplates((catalogue) => ({ url: cluster.url(toName(catalogue)) }));
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  const prepared: PreparedDatabase = { engine: 'postgres', maintenanceUrl, templates };
  project.provide('testDatabase', prepared);
  return () => cluster.stop();
}
