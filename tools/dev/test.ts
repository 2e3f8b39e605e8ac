// `npm test`: runs everything from the installation of system packages to the browser tests, on a machine with only Node.
// `npm run nightly` adds the browser tests and widths that are like others (`e2e/nightly.ts`).

import { rmSync } from 'node:fs';
import { installSystemPackages } from '../testing/system-packages.ts';
import {
  loadPlaywrightReport,
  loadVitestReport,
  playwrightReport,
  processesReport,
  vitestReport,
} from '../testing/test-report.ts';
import { runProgram } from './run-program.ts';

const environment = process.argv[2] === 'nightly' ? { NIGHTLY: 'on' } : {};

for (const report of [vitestReport, processesReport, playwrightReport]) rmSync(report, { force: true });
await installSystemPackages();

const steps = [
  { name: 'check', line: 'node tools/checks/check.ts' },
  {
    name: 'processes',
    line: `vitest run --project=processes-* --reporter=default --reporter=json --outputFile.json=${processesReport}`,
  },
  { name: 'build', line: 'node tools/dev/setup.mjs build' },
  // On a machine whose speed changes while it runs, one journey of hundreds may time out: it is repeated and named.
  { name: 'journeys', line: 'playwright test --retries=1' },
];
const failedSteps: string[] = [];
for (const { name, line } of steps) {
  console.log(`\n== ${name}`);
  const { succeeded, seconds } = await runProgram(line, { live: true, environment });
  console.log(`== ${name}: ${succeeded ? 'ok' : 'FAILED'} (${seconds.toFixed(0)} s)`);
  if (!succeeded) failedSteps.push(name);
}

const counts = [loadVitestReport(vitestReport), loadVitestReport(processesReport), loadPlaywrightReport()];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.flatMap((count) => count.failed);
for (const title of counts.flatMap((count) => count.flaky)) console.log(`passed when repeated: ${title}`);
for (const title of failed) console.log(`failed: ${title}`);
for (const name of failedSteps) console.log(`failed step: ${name}`);
// A step can fail without a failing test, such as by a lint error; then the last line must not look successful.
console.log(`${passed} passed, ${Math.max(failed.length, failedSteps.length)} failed`);
process.exitCode = failed.length + failedSteps.length > 0 ? 1 : 0;
