// `npm run backup [FILE]`: copies the database of a running shop into one file.

import { BackupError } from '#database/backup-file.ts';
import { backUpServer } from '#database/postgres/backup.ts';
import { backUpFile } from '#database/sqlite/backup.ts';
import { readOrExit, toChildVariables } from './env.ts';
import { reportToOperator } from './operator.ts';

const environment = readOrExit();
const { DATABASE_URL: url, DATABASE_FILE: file } = environment;
const name = `manaca-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.${url === undefined ? 'sqlite' : 'dump'}`;
const target = process.argv[2] ?? `var/backup/${name}`;
await reportToOperator(BackupError, async () => {
  if (url === undefined) backUpFile(file, target);
  else await backUpServer({ url, variables: toChildVariables(environment) }, target);
  return `${target} has everything of ${url === undefined ? file : 'the database'} up to now. Keep your settings (.env) with it; pictures are derived again, and mail\nthat waits is in the database. The file has the shoppers' data: keep it as safe as the shop.`;
});
