// The way to the demonstration, which lies beside `src` and which no product code imports. A shop without its folder starts empty.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from './env.ts';

const folder = join(import.meta.dirname, '../../demo');
const program = join(folder, 'main.ts');

/** Master pictures of the demonstration. */
export const demonstrationPictures = join(folder, 'pictures');

/** Runs `npm run demo -- load` in a process of its own. Does nothing without the folder; throws if it fails. */
export async function loadDemonstration({ DATABASE_URL, DATABASE_FILE, SITE_URL }: Environment): Promise<void> {
  if (!existsSync(program)) return;
  const env = { ...process.env, DATABASE_URL, DATABASE_FILE, SITE_URL };
  const child = spawn(process.execPath, [program, 'load'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the demonstration could not be loaded (exit code ${String(code)})`);
}
