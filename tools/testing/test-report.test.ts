import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadPlaywrightReport, loadVitestReport } from './test-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'manaca-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(report: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it('counts the tests of Vitest and lists the failed ones', () => {
  const tests = [
    { fullName: 'cart adds', status: 'passed' },
    { fullName: 'cart removes', status: 'failed' },
    { fullName: 'cart flies', status: 'pending' },
  ];
  const file = write({
    testResults: [
      { name: 'src/cart.test.ts', status: 'failed', assertionResults: tests },
      { name: 'src/broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  });
  expect(loadVitestReport(file)).toEqual({
    passed: 1,
    failed: ['src/cart.test.ts › cart removes', 'src/broken.test.ts did not load'],
    flaky: [],
  });
});

it('counts the tests of nested suites, lists the failed and the repeated ones and errors outside of tests', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    // Playwright reports this for a spec that failed in one project and passed in the other.
    ok: true,
    file: 'smoke.spec.ts',
    tests: statuses.map((status, index) => ({ projectName: ['phone', 'desktop'][index], status })),
  });
  const inner = { specs: [spec('opens', 'expected', 'expected'), spec('buys', 'expected', 'unexpected')] };
  const other = { specs: [spec('waits', 'skipped', 'skipped'), spec('wavers', 'flaky')] };
  const file = write({ suites: [{ specs: [], suites: [inner, other] }], errors: [{ message: 'no browser' }] });
  expect(loadPlaywrightReport(file)).toEqual({
    passed: 4,
    failed: ['smoke.spec.ts › buys (desktop)', 'no browser'],
    flaky: ['smoke.spec.ts › wavers (phone)'],
  });
});

it('counts a missing report as a failure', () => {
  expect(loadVitestReport(join(folder, 'none.json')).failed).toHaveLength(1);
  expect(loadPlaywrightReport(join(folder, 'none.json')).failed).toHaveLength(1);
});
