import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'manaca-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(report: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it('counts the tests of Vitest and names what failed', () => {
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
  expect(readVitestReport(file)).toEqual({
    passed: 1,
    failed: ['src/cart.test.ts › cart removes', 'src/broken.test.ts did not load'],
  });
});

it('counts the journeys of nested suites and names what failed, errors outside of tests included', () => {
  const spec = (title: string, ok: boolean) => ({ title, ok, file: 'smoke.spec.ts', tests: [] });
  const inner = { specs: [spec('opens the home page', true), spec('buys', false)] };
  const file = write({ suites: [{ specs: [], suites: [inner] }], errors: [{ message: 'no browser' }] });
  expect(readPlaywrightReport(file)).toEqual({ passed: 1, failed: ['smoke.spec.ts › buys', 'no browser'] });
});

it('takes a missing report for a failure', () => {
  expect(readVitestReport(join(folder, 'none.json')).failed).toHaveLength(1);
  expect(readPlaywrightReport(join(folder, 'none.json')).failed).toHaveLength(1);
});
