import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../client.ts';
import { createEmptyDatabase } from './test-database.ts';

/** A database as it was before a migration, with what the statements create; removed after the test. */
export async function openEarlierDatabase(statements: readonly string[]): Promise<Database> {
  const { environment, dispose } = await createEmptyDatabase();
  const database = await openDatabase({ url: environment['DATABASE_URL'], file: environment['DATABASE_FILE'] });
  onTestFinished(async () => {
    await database.close();
    await dispose();
  });
  for (const statement of statements) await sql.raw(statement).execute(database.kysely);
  return database;
}
