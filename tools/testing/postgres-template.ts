// Before the PostgreSQL project: a throwaway cluster with one filled database that every test file gets a copy of.
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { PreparedDatabase } from '../../src/database/testing/test-database.ts';
import { fillDatabase } from '../../src/database/testing/fill-database.ts';
import { startPostgresCluster } from './postgres-cluster.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  const maintenanceUrl = cluster.url('postgres');
  const template = 'template_shop';
  try {
    const client = new pg.Client({ connectionString: maintenanceUrl });
    await client.connect();
    await client.query(`create database ${template}`);
    await client.end();
    await fillDatabase({ url: cluster.url(template) });
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  const prepared: PreparedDatabase = { engine: 'postgres', maintenanceUrl, template };
  project.provide('testDatabase', prepared);
  return () => cluster.stop();
}
