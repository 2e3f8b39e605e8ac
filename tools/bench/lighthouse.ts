// Lighthouse's performance score. Its dependency tree is large, so it is not a dependency: the first run with `--lighthouse`
// installs it into var/.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findChromium } from '../testing/system-packages.ts';
import type { Server } from './checkout-server.ts';
import { compare } from './compare.ts';
import { pages } from './requests.ts';

const version = '13.5.0';
const folder = join(import.meta.dirname, `../../var/lighthouse-${version}`);
const program = join(folder, 'node_modules/lighthouse/cli/index.js');
const reportSchema = z.object({ categories: z.object({ performance: z.object({ score: z.number() }) }) });

/** `reportFile` is overwritten. */
export async function measureLighthouse(servers: readonly Server[], reportFile: string): Promise<void> {
  const chromium = findChromium();
  if (chromium === undefined) return;
  install();
  for (const name of ['home', 'listing', 'product'] as const) {
    await compare(servers, { name: `Lighthouse, phone, ${name}`, units: ['performance'] }, async ({ url }) => [
      score(url + pages[name], chromium, reportFile),
    ]);
  }
}

function install(): void {
  if (existsSync(program)) return;
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', '--prefix', folder, ...options, `lighthouse@${version}`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm could not install Lighthouse ${version}`);
}

/** The score out of 100. Sometimes the browser's trace lacks its start and Lighthouse must run again. */
function score(url: string, chromium: string, reportFile: string, retries = 2): number {
  const parameters = [program, url, '--quiet', '--output=json', `--output-path=${reportFile}`];
  const { status, stderr } = spawnSync(
    process.execPath,
    [...parameters, '--only-categories=performance', '--chrome-flags=--headless=new --no-sandbox'],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: chromium } },
  );
  const report = status === 0 ? reportSchema.safeParse(JSON.parse(readFileSync(reportFile, 'utf8'))) : undefined;
  if (report?.success) return Math.round(report.data.categories.performance.score * 100);
  if (retries === 0) throw new Error(`Lighthouse failed at ${url}: ${stderr}`);
  return score(url, chromium, reportFile, retries - 1);
}
