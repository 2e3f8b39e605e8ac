// The way to the demonstration, which lies beside `src` and which no product code imports. A shop without its folder starts empty.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../demo');
const program = join(folder, 'main.ts');

export const demonstrationPictures = join(folder, 'pictures');

/** Runs `npm run demo -- load` in a process of its own. Does nothing without the folder; throws if it fails. */
export async function loadDemonstration(isPublic: boolean): Promise<void> {
  if (!existsSync(program)) return;
  // It inherits the environment, and so finds the same database. React's mode, `production` also in a local shop, is not the shop's.
  const env = { ...process.env, NODE_ENV: isPublic ? 'production' : 'development' };
  const child = spawn(process.execPath, [program, 'load'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error('the demonstration could not be loaded');
}
