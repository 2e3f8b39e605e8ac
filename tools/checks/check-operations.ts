// Keeps docs/operations-table.md true: every call of the contract, where it is served and which tests send it.
// `--write` writes the table; without it a difference is a failure.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Call, calls } from '../../src/contract/calls.ts';
import { listSent, readHelper, type Sent } from './requests/sent-requests.ts';
import { listSourceFiles, projectRoot, type SourceFile } from './source-files.ts';

const file = join(projectRoot, 'docs/operations-table.md');
const maxTests = 3;
const toCode = (text: string): string => `\`${text}\``;

/**
 * Operations that clients of the platform know and this shop does not serve yet, each with the reason: they stand in the
 * table, so that what is missing is said. One that is served drops out by itself.
 */
const laterOperations: readonly (Pick<Call, 'method' | 'path' | 'tier'> & { reason: string })[] = [
  {
    tier: 3,
    method: 'POST',
    path: '/sale/cancel',
    reason: 'Cancels an order; the shop takes no orders itself yet, so there is none to cancel',
  },
];

const head = [
  '# Operations of the store API',
  '',
  'Every call below `/api/v2/front`, made from the contract (`src/contract/calls.ts`) and checked by',
  '`tools/checks/check-operations.ts`. Tier: 1 = named in the specification, 2 = a shop needs it, 3 = the platform has it,',
  'own = ours beside the contract. "later" = known to clients of the platform, not served yet. Tests: the first files',
  'that send the call, themselves or by a helper. `/api/docs` describes parameters and answers.',
  '',
  '| tier | call | what it does | where | tests |',
  '|---|---|---|---|---|',
];

if (import.meta.main) {
  const sources = listSourceFiles(['src/api'], /\.ts$/);
  const { text, failures } = renderOperations(calls, sources);
  if (process.argv.includes('--write')) writeFileSync(file, text);
  const isStale = readFileSync(file, 'utf8') !== text;
  if (isStale) failures.push('docs/operations-table.md is stale: run `node tools/checks/check-operations.ts --write`');
  for (const failure of failures) console.error(failure);
  console.log(`operations: ${Object.keys(calls).length} calls, ${failures.length} failures`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

/** The document, and a failure for every call that no source file mounts or no test sends. */
export function renderOperations(table: Readonly<Record<string, Call>>, sources: readonly SourceFile[]) {
  const isTest = ({ path }: SourceFile): boolean => path.endsWith('.test.ts');
  const isHelper = ({ path }: SourceFile): boolean => path.includes('/testing/');
  const code = sources.filter((source) => !isTest(source) && !isHelper(source));
  const testsOf = findTests(table, sources.filter(isTest), sources.filter(isHelper));
  const failures: string[] = [];
  const rows = Object.entries(table).map(([name, call]) => {
    const places = code.filter(({ text }) => text.includes(`'${call.path}'`)).map(({ path }) => path);
    const named = testsOf.get(name) ?? [];
    if (places.length === 0) failures.push(`${name}: no file of src/api mounts '${call.path}'`);
    if (named.length === 0) failures.push(`${name}: no test sends ${call.method} ${call.path}`);
    const shown = [...named.slice(0, maxTests).map(toCode), ...(named.length > maxTests ? ['…'] : [])];
    const cells = [`${call.method} ${call.path}`, call.summary, places.map(toCode).join(', '), shown.join(', ')];
    return `| ${call.tier} | ${toCode(cells[0] ?? '')} | ${cells.slice(1).join(' | ')} |`;
  });
  const later = laterOperations
    .filter(({ method, path }) => !Object.values(table).some((call) => call.method === method && call.path === path))
    .map(({ tier, method, path, reason }) => `| ${tier} | ${toCode(`${method} ${path}`)} | ${reason} | later | |`);
  const sorted = [...rows, ...later].toSorted((first, second) => first.localeCompare(second));
  return { text: [...head, ...sorted, ''].join('\n'), failures };
}

/** By the call's name, the paths of the tests that send it. */
function findTests(
  table: Readonly<Record<string, Call>>,
  tests: readonly SourceFile[],
  helpers: readonly SourceFile[],
): ReadonlyMap<string, string[]> {
  const read = helpers.map(readHelper);
  const found = new Map<string, string[]>();
  for (const test of tests) {
    const names = new Set(listSent(test, read).flatMap((sent) => findCalls(table, sent, test.text)));
    for (const name of names) found.set(name, [...(found.get(name) ?? []), test.path]);
  }
  return found;
}

/** Names of the calls that the request reaches; one without parameters goes before one with them. */
function findCalls(table: Readonly<Record<string, Call>>, sent: Required<Sent>, text: string): string[] {
  if (sent.path?.startsWith('@')) return [sent.path.slice(1)];
  const matching = Object.entries(table).filter(
    ([, { method, path }]) => method === sent.method && matchesPath(path, sent.path ?? '', text),
  );
  const exact = matching.filter(([, { path }]) => path === sent.path);
  return (exact.length > 0 ? exact : matching).map(([name]) => name);
}

/** Whether a path as it is sent can be the call's; a word of the call's that is filled in stands in quotes in the test. */
function matchesPath(callPath: string, sentPath: string, text: string): boolean {
  const wanted = callPath.split('/');
  const sent = sentPath.replace('~', '').split('/');
  if (sentPath.endsWith('~') && wanted.length === sent.length + 1 && wanted.at(-1)?.startsWith(':')) sent.push('*');
  const isWhole = wanted.at(-1)?.endsWith('{.+}') ? sent.length >= wanted.length : sent.length === wanted.length;
  const matches = (part: string, index: number): boolean => {
    if (part.startsWith(':')) return sent[index] !== '';
    return part === sent[index] || (sent[index] === '*' && text.includes(`'${part}'`));
  };
  return isWhole && wanted.every(matches);
}
