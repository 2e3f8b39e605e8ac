// `npm run republish`: after a change of published data by SQL, makes every process load it again, within a second.

import { existsSync } from 'node:fs';
import { type Database, openDatabase } from '#database/client.ts';
import { recordChange } from '#database/record-change.ts';
import { readOrExit } from './env.ts';

const { DATABASE_URL: url, DATABASE_FILE: file } = readOrExit();
// Opening would create the file.
if (url === undefined && !existsSync(file)) {
  process.stderr.write(`There is no database at ${file}.\n`);
  process.exit(1);
}
let database: Database | undefined;
try {
  database = await openDatabase({ url, file });
  await recordChange(database.kysely, { kind: 'all' });
  process.stdout.write('Every running process loads the catalogue again within a second.\n');
} catch (error) {
  process.stderr.write(`The database has no catalogue, or cannot be changed: ${String(error)}\n`);
  process.exitCode = 1;
} finally {
  await database?.close();
}
