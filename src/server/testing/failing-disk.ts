// Preloaded into a command: the disk is full for what FAILING_CALL names, `fsync` or `rename` of a finished copy.

import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const fail = (call: string): never => {
  throw Object.assign(new Error(`ENOSPC: no space left on device, ${call}`), { code: 'ENOSPC', syscall: call });
};

if (process.env['FAILING_CALL'] === 'fsync') fs.fsyncSync = () => fail('fsync');
if (process.env['FAILING_CALL'] === 'rename') {
  const rename = fs.renameSync;
  fs.renameSync = (from, to) => {
    if (String(from).endsWith('.part')) fail('rename');
    rename(from, to);
  };
}
syncBuiltinESMExports();
