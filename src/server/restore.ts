// `npm run restore FILE`: puts a copy by `npm run backup` in the place of the database, while the shop is stopped.

import { BackupError } from '#database/backup-file.ts';
import { restoreServer } from '#database/postgres/backup.ts';
import { restoreFile } from '#database/sqlite/backup.ts';
import { readOrExit, toChildVariables } from './env.ts';
import { reportToOperator } from './operator.ts';

const environment = readOrExit();
const { DATABASE_URL: url, DATABASE_FILE: file } = environment;
const backup = process.argv[2];
await reportToOperator(BackupError, async () => {
  if (backup === undefined) throw new BackupError('Name the copy: npm run restore FILE');
  const before = await (url === undefined
    ? restoreFile(file, backup, Date.now())
    : restoreServer({ url, variables: toChildVariables(environment) }, backup, Date.now()));
  const place = url === undefined ? before : `the schema ${before} (drop schema ${before} cascade)`;
  const kept = before === undefined ? '' : ` What was there before is now ${place}: delete it once the shop is right.`;
  return `${url === undefined ? file : 'The database'} is now the copy ${backup}.${kept} Start the shop.`;
});
