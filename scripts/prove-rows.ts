// `npm run prove-rows`: breaks the code behind one row of the specification after the other, in a copy of the project, and
// expects the row's browser test to fail. `npm run prove-rows R2.4 R5-06` does it for these rows only.
import { allBreaks, findTest } from './prove-rows/all-breaks.ts';
import { copyProject, type ProjectCopy } from './prove-rows/project-copy.ts';
import type { RowBreak } from './prove-rows/row-break.ts';
import { runRowTest, type TestOutcome } from './prove-rows/run-test.ts';

interface Verdict {
  broken: RowBreak;
  isProven: boolean;
  text: string;
}

const wanted = process.argv.slice(2);
const chosen = allBreaks.filter(({ row }) => wanted.length === 0 || wanted.some((prefix) => row.startsWith(prefix)));
const verdicts: Verdict[] = [];
const wholeOutcomes = new Map<string, TestOutcome>();

const copy = await copyProject();
process.once('SIGINT', () => {
  copy.remove();
  process.exit(1);
});
try {
  await copy.build();
  const healthy: RowBreak[] = [];
  for (const broken of chosen) {
    const text = await findFailureWhole(copy, broken);
    if (text === undefined) healthy.push(broken);
    else note({ broken, isProven: false, text });
  }
  console.log(`${healthy.length} of ${chosen.length} tests pass on the code as it is`);
  for (const broken of healthy) note(await prove(copy, broken));
} finally {
  copy.remove();
}

console.log('\n| row | what was broken | test | failed as it should |\n| --- | --- | --- | --- |');
for (const { broken, text } of verdicts.toSorted((one, other) => indexOf(one) - indexOf(other))) {
  const { file, title } = findTest(broken);
  console.log(`| ${broken.row} | ${broken.breaks} | \`${file}\` › ${title} | ${text} |`);
}
const unproven = verdicts.filter(({ isProven }) => !isProven).length;
console.log(`\n${verdicts.length - unproven} of ${chosen.length} rows proven`);
process.exitCode = unproven > 0 || chosen.length === 0 ? 1 : 0;

/** Undefined for a test that passes: one that fails anyway proves nothing. Rows may share a test. */
async function findFailureWhole(project: ProjectCopy, broken: RowBreak): Promise<string | undefined> {
  const { file, title } = findTest(broken);
  const name = [file, title, broken.width].join(' ');
  const outcome = wholeOutcomes.get(name) ?? (await runRowTest(project, findTest(broken), broken.width));
  wholeOutcomes.set(name, outcome);
  return outcome.kind === 'passed' ? undefined : `no: it fails on the code as it is (${outcome.reason})`;
}

function prove(project: ProjectCopy, broken: RowBreak): Promise<Verdict> {
  return project.whileBroken(broken, async () => {
    try {
      await project.build();
    } catch (error) {
      return { broken, isProven: false, text: `no: ${String(error)}` };
    }
    const { kind, reason } = await runRowTest(project, findTest(broken), broken.width);
    if (kind === 'assertion failed') return { broken, isProven: true, text: 'yes' };
    return {
      broken,
      isProven: false,
      text: kind === 'passed' ? 'no: it still passes' : `no: it went wrong otherwise (${reason})`,
    };
  });
}

function note(verdict: Verdict): void {
  verdicts.push(verdict);
  console.log(`${verdict.broken.row}: ${verdict.broken.breaks}: ${verdict.text}`);
}

function indexOf({ broken }: Verdict): number {
  return chosen.indexOf(broken);
}
