// Loads the JSON reports of Vitest and Playwright.

import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export const vitestReport = 'test-results/vitest.json';
export const processesReport = 'test-results/processes.json';
/** Written by the reporter in `playwright.config.ts`. */
export const playwrightReport = 'test-results/playwright.json';

export interface TestCounts {
  passed: number;
  /** Full titles, prefixed by the file. */
  failed: string[];
  /** Passed only when repeated, with their titles; they count as passed. */
  flaky: string[];
}

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  // A spec has one test per project; its own `ok` may hide the failure of one of them.
  tests: z.array(z.object({ projectName: z.string(), status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']) })),
});
const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
const playwrightSchema = z.object({ suites: z.array(suiteSchema), errors: z.array(z.object({ message: z.string() })) });

/** Counts of a Vitest run; a file that fails to load counts as one failure. */
export function loadVitestReport(file = vitestReport): TestCounts {
  const report = vitestSchema.safeParse(loadJson(file));
  if (!report.success) return { passed: 0, failed: [`no report of the unit and API tests in ${file}`], flaky: [] };
  const counts: TestCounts = { passed: 0, failed: [], flaky: [] };
  for (const { name, status, assertionResults } of report.data.testResults) {
    const failures = assertionResults.filter((test) => test.status === 'failed');
    counts.passed += assertionResults.filter((test) => test.status === 'passed').length;
    counts.failed.push(...failures.map((test) => `${name} › ${test.fullName}`));
    if (status === 'failed' && failures.length === 0) counts.failed.push(`${name} did not load`);
  }
  return counts;
}

/** Counts of a Playwright run; a spec counts once per project. */
export function loadPlaywrightReport(file = playwrightReport): TestCounts {
  const report = playwrightSchema.safeParse(loadJson(file));
  if (!report.success) return { passed: 0, failed: [`no report of the journeys in ${file}`], flaky: [] };
  const tests = report.data.suites
    .flatMap(listSpecs)
    .flatMap((spec) =>
      spec.tests.map(({ projectName, status }) => ({ name: `${spec.file} › ${spec.title} (${projectName})`, status })),
    );
  const namesOf = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ name }) => name);
  const flaky = namesOf('flaky');
  return {
    passed: namesOf('expected').length + flaky.length,
    failed: [...namesOf('unexpected'), ...report.data.errors.map((error) => error.message)],
    flaky,
  };
}

function listSpecs(suite: z.infer<typeof suiteSchema>): z.infer<typeof specSchema>[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(listSpecs)];
}

function loadJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
