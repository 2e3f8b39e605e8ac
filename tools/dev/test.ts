// `npm test`: on a machine with nothing but Node, everything from the system packages to the browser journeys.
import { rmSync } from 'node:fs';
import { installSystemPackages } from '../testing/system-packages.ts';
import { runProgram } from './run-program.ts';
import { readPlaywrightReport, readVitestReport, vitestReport } from '../testing/test-report.ts';

/** Parts of the browser tests, each a step of its own so that the log shows what takes the time. */
const journeys = [
  { name: 'phone', projects: ['phone-390'] },
  { name: 'desktop', projects: ['desktop-1366'] },
  { name: 'screens', projects: ['screens-390', 'screens-1366'] },
  { name: 'pages', projects: ['pages'] },
].map(({ name, projects }) => ({
  name: `journeys: ${name}`,
  line: ['playwright test', `--output=test-results/${name}`, ...projects.map((each) => `--project=${each}`)].join(' '),
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

const counts = [readVitestReport(), ...journeys.map(({ report }) => readPlaywrightReport(report))];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.flatMap((count) => count.failed);
for (const title of failed) console.log(`failed: ${title}`);
for (const name of failedSteps) console.log(`failed step: ${name}`);
// A step can fail without a failing test (a lint error, say): the last line must not look green then.
console.log(`${passed} passed, ${Math.max(failed.length, failedSteps.length)} failed`);
process.exitCode = failed.length + failedSteps.length > 0 ? 1 : 0;
