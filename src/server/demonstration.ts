// The way to the demonstration, which lies beside `src` and which no product code imports. A shop without its folder starts empty.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, toChildVariables } from './env.ts';

const folder = join(import.meta.dirname, '../../demo');
const program = join(folder, 'main.ts');

export const demonstrationPictures = join(folder, 'pictures');

/** Runs `npm run demo -- load` in a process of its own. Does nothing without the folder; throws if it fails. */
export async function loadDemonstration(environment: Environment): Promise<void> {
  if (!existsSync(program)) return;
  // It reads the same variables, and so finds the same database.
  const env = toChildVariables(environment);
  const child = spawn(process.execPath, [program, 'load'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error('the demonstration could not be loaded');
}
