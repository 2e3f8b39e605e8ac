// `npm run restore FILE`: puts a copy by `npm run backup` in the place of the database, while the shop is stopped.

import { BackupError, restoreFile } from '#database/sqlite/backup.ts';
import { readOrExit } from './env.ts';
import { refusePostgres, reportToOperator } from './operator.ts';

const { DATABASE_URL: url, DATABASE_FILE: file } = readOrExit();
refusePostgres(url, 'pg_restore --clean --if-exists --dbname="$DATABASE_URL" shop.dump');
const backup = process.argv[2];
reportToOperator(BackupError, () => {
  if (backup === undefined) throw new BackupError('Name the copy: npm run restore FILE');
  const before = restoreFile(file, backup, Date.now());
  const kept = before === undefined ? '' : ` What was there before is now ${before}: delete it once the shop is right.`;
  return `${file} is now the copy ${backup}.${kept} Start the shop.`;
});
