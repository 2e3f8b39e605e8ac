// `npm run check`: all checks except the build, the tests that start programs and those in a browser. The static checks run in
// parallel with the tests.

import { rmSync } from 'node:fs';
import { styleText } from 'node:util';
import { calledOperationsFile } from '../../src/api/testing/called-operations.ts';
import { runProgram } from '../dev/run-program.ts';
import { findPostgresPrograms } from '../testing/postgres-cluster.ts';
import { vitestReport } from '../testing/test-report.ts';

interface Step {
  name: string;
  line: string;
}

const staticSteps: Step[] = [
  { name: 'format', line: 'oxfmt --check' },
  // Lint and type check need the generated types of the routes.
  { name: 'route types', line: 'react-router typegen' },
  { name: 'lint', line: 'oxlint' },
  // By default four checkers share each project, and each of them checks the types that all use.
  { name: 'types', line: 'tsc -b --checkers 1 --builders 2' },
  { name: 'borders', line: 'node tools/checks/check-borders.ts' },
  { name: 'dead code', line: 'knip --no-progress' },
  { name: 'sizes', line: 'node tools/checks/check-sizes.ts' },
  { name: 'tokens', line: 'node tools/checks/check-tokens.ts' },
  { name: 'documents', line: 'node tools/checks/check-documents.ts' },
  { name: 'rows', line: 'node tools/checks/check-rows.ts' },
  { name: 'citations', line: 'node tools/checks/check-citations.ts' },
];

const hasPostgres = findPostgresPrograms() !== undefined;
if (!hasPostgres) console.log('PostgreSQL is not installed: the API tests run on SQLite only (npm test installs it).');
const tests = `vitest run --project=!processes-* --reporter=default --reporter=json --outputFile.json=${vitestReport}`;
const testSteps: Step[] = [
  { name: 'tests', line: hasPostgres ? tests : `${tests} --project=!api-postgres` },
  // Needs the record of the API tests.
  { name: 'operations', line: 'node tools/checks/check-operations.ts' },
];
rmSync(calledOperationsFile, { force: true });

const failed = (await Promise.all([runSteps(staticSteps), runSteps(testSteps)])).flat();
console.log(failed.length > 0 ? `failed checks: ${failed.join(', ')}` : 'all checks passed');
process.exitCode = failed.length > 0 ? 1 : 0;

async function runSteps(steps: Step[]): Promise<string[]> {
  const failures: string[] = [];
  for (const { name, line } of steps) {
    const { succeeded, output, seconds } = await runProgram(line, { environment: { FORCE_COLOR: colourLevel() } });
    const mark = succeeded ? styleText('green', 'ok    ') : styleText('red', 'FAILED');
    console.log(`${mark} ${name} (${seconds.toFixed(1)} s)`);
    if (!succeeded) {
      failures.push(name);
      console.log(toFailures(output));
    } else if (name === 'tests') console.log(output.trim().split('\n').slice(-6).join('\n'));
  }
  return failures;
}

/** Drops Vitest's list of passed tests before the failures. */
function toFailures(output: string): string {
  const title = output.search(/(?:Failed Tests|Failed Suites|Unhandled Errors)/);
  return title === -1 ? output : output.slice(output.lastIndexOf('\n', title) + 1);
}

/** Tools behind a pipe do not detect the terminal, so its colour level is passed on. */
function colourLevel(): string {
  return process.stdout.isTTY ? '1' : '0';
}
