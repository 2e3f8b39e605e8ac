import { sql } from 'kysely';
import type { Database } from './client.ts';

/** Throws if the SQLite file is damaged; PostgreSQL checks its own pages. */
export async function requireSound({ kysely, engine }: Database): Promise<void> {
  if (engine !== 'sqlite') return;
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(kysely);
  const result = rows[0]?.quick_check;
  if (result !== 'ok')
    throw new Error(`it is damaged (${result}): stop the shop and put a copy in its place by \`npm run restore FILE\``);
}
