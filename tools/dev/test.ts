// `npm test`: runs everything from the installation of system packages to the browser tests, on a machine with only Node.

import { rmSync } from 'node:fs';
import { installSystemPackages } from '../testing/system-packages.ts';
import { loadPlaywrightReport, loadVitestReport, vitestReport } from '../testing/test-report.ts';
import { runProgram } from './run-program.ts';

/** Parts of the browser tests, as separate steps, so that the log shows the time of each. */
const journeys = [
  { name: 'phone', projects: ['phone-390'] },
  { name: 'desktop', projects: ['desktop-1366'] },
  { name: 'screens', projects: ['screens-390', 'screens-1366'] },
  { name: 'pages', projects: ['pages'] },
  { name: 'server', projects: ['server'] },
].map(({ name, projects }) => ({
  name: `journeys: ${name}`,
  // On a machine whose speed changes while it runs, one journey of nine hundred may time out: it is repeated and named.
  line: `playwright test --retries=1 --output=test-results/${name} ${projects.map((each) => `--project=${each}`).join(' ')}`,
  report: `test-results/playwright-${name}.json`,
}));

for (const report of [vitestReport, ...journeys.map((each) => each.report)]) rmSync(report, { force: true });
await installSystemPackages();

const steps: { name: string; line: string; report?: string }[] = [
  { name: 'check', line: 'node tools/checks/check.ts' },
  { name: 'build', line: 'node tools/dev/setup.mjs build' },
  ...journeys,
];
const failedSteps: string[] = [];
for (const { name, line, report } of steps) {
  console.log(`\n== ${name}`);
  const environment = report ? { PLAYWRIGHT_JSON_OUTPUT_FILE: report } : {};
  const { succeeded, seconds } = await runProgram(line, { live: true, environment });
  console.log(`== ${name}: ${succeeded ? 'ok' : 'FAILED'} (${seconds.toFixed(0)} s)`);
  if (!succeeded) failedSteps.push(name);
}

const counts = [loadVitestReport(), ...journeys.map(({ report }) => loadPlaywrightReport(report))];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.flatMap((count) => count.failed);
for (const title of counts.flatMap((count) => count.flaky)) console.log(`passed when repeated: ${title}`);
for (const title of failed) console.log(`failed: ${title}`);
for (const name of failedSteps) console.log(`failed step: ${name}`);
// A step can fail without a failing test, such as by a lint error; then the last line must not look successful.
console.log(`${passed} passed, ${Math.max(failed.length, failedSteps.length)} failed`);
process.exitCode = failed.length + failedSteps.length > 0 ? 1 : 0;
