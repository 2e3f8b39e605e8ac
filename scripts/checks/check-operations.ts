// Keeps docs/operations-table.md true: every call of the contract, where it is served and which tests name it.
// `--write` writes the table; without it a difference is a failure.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Call, calls } from '../../src/contract/calls.ts';
import { listSourceFiles, projectRoot, type SourceFile } from './source-files.ts';

const file = join(projectRoot, 'docs/operations-table.md');
const maxTests = 3;
const toCode = (text: string): string => `\`${text}\``;

const head = [
  '# Operations of the store API',
  '',
  'Every call below `/api/v2/front`, made from the contract (`src/contract/calls.ts`) and checked by',
  '`scripts/checks/check-operations.ts`. Tier: 1 = named in the specification, 2 = a shop needs it, 3 = the platform has it,',
  'own = ours beside the contract. `/api/docs` describes parameters and answers.',
  '',
  '| tier | call | what it does | where | tests |',
  '|---|---|---|---|---|',
];

if (import.meta.main) {
  const sources = listSourceFiles(['src/api'], /\.ts$/);
  const { text, failures } = renderOperations(calls, sources);
  if (process.argv.includes('--write')) writeFileSync(file, text);
  const isStale = readFileSync(file, 'utf8') !== text;
  if (isStale)
    failures.push('docs/operations-table.md is stale: run `node scripts/checks/check-operations.ts --write`');
  for (const failure of failures) console.error(failure);
  console.log(`operations: ${Object.keys(calls).length} calls, ${failures.length} failures`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

/** The document, and a failure for every call that no source file mounts or no test names. */
export function renderOperations(table: Readonly<Record<string, Call>>, sources: readonly SourceFile[]) {
  const isTest = ({ path }: SourceFile): boolean => path.endsWith('.test.ts');
  const code = sources.filter((source) => !isTest(source) && !source.path.includes('/testing/'));
  // Tests of an area often speak through a client of their own.
  const tests = sources.filter((source) => isTest(source) || source.path.includes('/testing/'));
  const failures: string[] = [];
  const rows = Object.entries(table).map(([name, call]) => {
    const places = code.filter(({ text }) => text.includes(`'${call.path}'`)).map(({ path }) => path);
    const named = tests
      .filter(({ text }) => new RegExp(String.raw`[cC]alls\.${name}\b`).test(text) || namesPath(text, call.path))
      .map(({ path }) => path);
    if (places.length === 0) failures.push(`${name}: no file of src/api mounts '${call.path}'`);
    if (named.length === 0) failures.push(`${name}: no test names ${call.path}`);
    const shown = [...named.slice(0, maxTests).map(toCode), ...(named.length > maxTests ? ['…'] : [])];
    const cells = [`${call.method} ${call.path}`, call.summary, places.map(toCode).join(', '), shown.join(', ')];
    return `| ${call.tier} | ${toCode(cells[0] ?? '')} | ${cells.slice(1).join(' | ')} |`;
  });
  return { text: [...head, ...rows.toSorted((first, second) => first.localeCompare(second)), ''].join('\n'), failures };
}

/** The path, whole or up to its parameters, behind a slash or a quote; or its last part filled in by a template. */
function namesPath(text: string, path: string): boolean {
  const [literal = ''] = path.slice(1).split(':');
  const end = literal.endsWith('/') ? '' : String.raw`(?![\w/-])`;
  const parent = path.slice(0, path.lastIndexOf('/'));
  return (
    new RegExp(`["'\`/]${literal.replaceAll('.', String.raw`\.`)}${end}`).test(text) ||
    (parent !== '' && text.includes(`\`${parent}/\${`))
  );
}
