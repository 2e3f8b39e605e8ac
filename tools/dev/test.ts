// `npm test`: on a machine with nothing but Node, everything from the system packages to the browser journeys.
import { rmSync } from 'node:fs';
import { installSystemPackages } from '../testing/system-packages.ts';
import { runProgram } from './run-program.ts';
import { playwrightReport, readPlaywrightReport, readVitestReport, vitestReport } from '../testing/test-report.ts';

for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true });
await installSystemPackages();

const steps = [
  { name: 'check', line: 'node tools/checks/check.ts' },
  { name: 'build', line: 'node tools/dev/setup.mjs build' },
  { name: 'journeys', line: 'playwright test' },
];
const failedSteps: string[] = [];
for (const { name, line } of steps) {
  console.log(`\n== ${name}`);
  const { succeeded, seconds } = await runProgram(line, { live: true });
  console.log(`== ${name}: ${succeeded ? 'ok' : 'FAILED'} (${seconds.toFixed(0)} s)`);
  if (!succeeded) failedSteps.push(name);
}

const counts = [readVitestReport(), readPlaywrightReport()];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.flatMap((count) => count.failed);
for (const title of failed) console.log(`failed: ${title}`);
for (const name of failedSteps) console.log(`failed step: ${name}`);
// A step can fail without a failing test (a lint error, say): the last line must not look green then.
console.log(`${passed} passed, ${Math.max(failed.length, failedSteps.length)} failed`);
process.exitCode = failed.length + failedSteps.length > 0 ? 1 : 0;
