// `npm run backup [FILE]`: copies the database of a running shop into one file.

import { BackupError, backUpFile } from '#database/sqlite/backup.ts';
import { readOrExit } from './env.ts';
import { refusePostgres, reportToOperator } from './operator.ts';

const { DATABASE_URL: url, DATABASE_FILE: file } = readOrExit();
refusePostgres(url, 'pg_dump --format=custom --file=shop.dump "$DATABASE_URL"');
const target = process.argv[2] ?? `var/backup/manaca-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.sqlite`;
reportToOperator(BackupError, () => {
  backUpFile(file, target);
  return `${target} has everything of ${file} up to now. Keep your settings (.env) with it; pictures are derived again, and mail\nthat waits is in the database. The file has the shoppers' data: keep it as safe as the shop.`;
});
