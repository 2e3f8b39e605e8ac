// Runs after the API tests. Checks that they called every operation of the contract with success, and that
// docs/operations-table.md lists all operations. `--write` writes the table.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calledOperationsFile } from '../../src/api/testing/called-operations.ts';
import { paymentNotice } from '../../src/contract/buying/payment-notice.ts';
import { type Call, calls } from '../../src/contract/calls.ts';
import { projectRoot } from './source-files.ts';

const documentFile = join(projectRoot, 'docs/operations-table.md');

/** Operations of modules that this shop does not have: they never succeed, and their tests check the error. */
const alwaysRefused: ReadonlySet<string> = new Set(['buyNow', 'chooseRepresentative', 'chooseSalesChannel']);

if (import.meta.main) {
  const document = renderTable(calls);
  if (process.argv.includes('--write')) writeFileSync(documentFile, document);
  else {
    const called = existsSync(calledOperationsFile)
      ? readFileSync(calledOperationsFile, 'utf8').trim().split('\n')
      : [];
    const failures = findUncalled({ ...calls, paymentNotice }, new Set(called));
    if (readFileSync(documentFile, 'utf8') !== document)
      failures.push('docs/operations-table.md is stale: run `node tools/checks/check-operations.ts --write`');
    for (const failure of failures) console.error(failure);
    console.log(`operations: ${Object.keys(calls).length} in the contract, ${failures.length} failures`);
    process.exitCode = failures.length > 0 ? 1 : 0;
  }
}

/** A message for each operation that no test called with success. */
export function findUncalled(table: Readonly<Record<string, Call>>, called: ReadonlySet<string>): string[] {
  return Object.entries(table)
    .filter(([name]) => !called.has(name) && !alwaysRefused.has(name))
    .map(([name, { method, path }]) => `no API test called ${method} ${path} (${name}) with success`);
}

function renderTable(table: Readonly<Record<string, Call>>): string {
  const rows = Object.values(table).map(
    ({ tier = 'own', method, path, summary }) => `| ${tier} | \`${method} ${path}\` | ${summary} |`,
  );
  return [
    '# Operations of the store API',
    '',
    'Every operation below `/api/v2/front`, written from `src/contract/calls.ts` by `tools/checks/check-operations.ts --write`.',
    'Tier: 1 = named in the specification, 2 = a shop needs it, 3 = the platform has it, own = ours beside the contract.',
    '`/api/docs` describes parameters and responses.',
    '',
    '| tier | operation | what it does |',
    '|---|---|---|',
    ...rows.toSorted((first, second) => first.localeCompare(second)),
    '',
    `Beside these, below \`/api\` and without App-Token: \`${paymentNotice.method} ${paymentNotice.path}\`. ${paymentNotice.summary}.`,
    '',
  ].join('\n');
}
