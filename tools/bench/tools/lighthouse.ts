// Google's Lighthouse as a program of its own: its tree is large, so no install of the shop brings it; the first run of the
// bench's lab part puts it into var/.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const lighthouseVersion = '13.5.0';

const folder = join(import.meta.dirname, `../../var/lighthouse-${lighthouseVersion}`);
const program = join(folder, 'node_modules/lighthouse/cli/index.js');
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const score = z.number().nullable();
const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  runtimeError: z.object({ code: z.string() }).optional(),
  categories: z.record(
    z.enum(categories),
    z.object({ score, auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.object({ score, numericValue: z.number().optional() })),
});

export interface LabReport {
  /** Of 100, as Lighthouse shows them. */
  scores: Record<(typeof categories)[number], number>;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** Audits that keep a category other than performance from 100. */
  failed: string[];
  /** Lighthouse's own figure for how fast the machine was meanwhile; what it computes for a phone depends on it. */
  machine: number;
}

/** Answers what kept it from being installed; undefined when it is there. */
export function installLighthouse(): string | undefined {
  if (existsSync(program)) return undefined;
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const parameters = ['install', '--prefix', folder, ...options, `lighthouse@${lighthouseVersion}`];
  const { error, status, stderr } = spawnSync('npm', parameters, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (error) return error.message;
  return status === 0 && existsSync(program) ? undefined : stderr.trim().split('\n').at(-1);
}

/**
 * One run as a phone by Lighthouse's own settings: a slow line and a quarter of the processor, both computed. Now and then the
 * browser's trace lacks its start, and Lighthouse asks to be run again: twice at most.
 */
export function runLighthouse(url: string, options: { chromium: string; file: string }, retries = 2): LabReport {
  try {
    return runOnce(url, options);
  } catch (error) {
    if (retries === 0) throw error;
    return runLighthouse(url, options, retries - 1);
  }
}

function runOnce(url: string, { chromium, file }: { chromium: string; file: string }): LabReport {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: chromium } },
  );
  if (status !== 0) throw new Error(`Lighthouse failed at ${url}: ${stderr}`);
  const report = reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (report.runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${report.runtimeError.code}`);
  return toLabReport(report);
}

function toLabReport({ environment, categories: found, audits }: z.infer<typeof reportSchema>): LabReport {
  const read = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const toScore = (name: (typeof categories)[number]): number => Math.round((found[name].score ?? 0) * 100);
  const counted = categories.filter((name) => name !== 'performance').flatMap((name) => found[name].auditRefs);
  return {
    scores: {
      performance: toScore('performance'),
      accessibility: toScore('accessibility'),
      'best-practices': toScore('best-practices'),
      seo: toScore('seo'),
    },
    lcpMs: read('largest-contentful-paint'),
    cls: read('cumulative-layout-shift'),
    tbtMs: read('total-blocking-time'),
    failed: counted.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
    machine: environment.benchmarkIndex,
  };
}
