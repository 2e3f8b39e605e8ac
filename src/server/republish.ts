// `npm run republish`: after a change of published data by SQL, tells every process to load it again, within a second.

import { openDatabase } from '#database/client.ts';
import { recordChange } from '#database/record-change.ts';
import { readEnvironment } from './env.ts';

const { DATABASE_URL: url, DATABASE_FILE: file } = readEnvironment();
const database = await openDatabase({ url, file });
await recordChange(database.kysely, { kind: 'all' });
await database.close();
process.stdout.write('The running processes load the catalogue again.\n');
