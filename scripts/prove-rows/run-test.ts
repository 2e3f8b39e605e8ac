// Runs the one browser test of a row, and tells why it failed.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import type { CoverageRow } from '../checks/check-documents.ts';
import { playwrightReport } from '../testing/test-report.ts';
import type { ProjectCopy } from './project-copy.ts';
import type { RowBreak } from './row-break.ts';

export interface TestOutcome {
  kind: 'passed' | 'assertion failed' | 'went wrong';
  /** The first line of what it says; empty when it passed. */
  reason: string;
}

const resultSchema = z.object({
  status: z.string(),
  errors: z.array(z.object({ message: z.string().optional() })),
});
const specSchema = z.object({ tests: z.array(z.object({ results: z.array(resultSchema) })) });
const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
const reportSchema = z.object({ suites: z.array(suiteSchema), errors: z.array(z.object({ message: z.string() })) });

export async function runRowTest(
  copy: ProjectCopy,
  { file, title }: CoverageRow,
  width: RowBreak['width'],
): Promise<TestOutcome> {
  const report = join(copy.folder, playwrightReport);
  rmSync(report, { force: true });
  // One word for the command line, and no sign that a pattern would read as more than itself.
  const pattern = title.replaceAll(/[^\p{L}\d]/gu, '.');
  const project = findProject(file, width);
  const { output } = await copy.run(
    `playwright test ${file} --grep=${pattern} --project=${project} --workers=1 --max-failures=1`,
  );
  if (!existsSync(report)) return { kind: 'went wrong', reason: firstLine(output) };
  return judgeReport(JSON.parse(readFileSync(report, 'utf8')));
}

/** Of playwright.config.ts. */
function findProject(file: string, width: RowBreak['width']): string {
  if (/^e2e\/(?:pages|frame)\//.test(file)) return 'pages';
  return width === 'phone' || file.endsWith('.phone.spec.ts') ? 'phone-390' : 'desktop-1366';
}

/** What a report of Playwright's says about the test that ran: only an assertion of its own proves anything. */
export function judgeReport(json: unknown): TestOutcome {
  const report = reportSchema.parse(json);
  const results = report.suites.flatMap(listResults).filter(({ status }) => status !== 'skipped');
  const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => stripVTControlCharacters(message)));
  const proof = messages.find((message) => /\bexpect(?:\.\w+)*\(/.test(message) && !isFixtureComplaint(message));
  if (proof !== undefined) return { kind: 'assertion failed', reason: firstLine(proof) };
  const [complaint] = [...messages, ...report.errors.map(({ message }) => stripVTControlCharacters(message))];
  if (complaint !== undefined) return { kind: 'went wrong', reason: firstLine(complaint) };
  if (results.length === 0) return { kind: 'went wrong', reason: 'no test ran' };
  return { kind: 'passed', reason: '' };
}

/** Any fault can make the browser complain; a test has to notice this one by itself. */
function isFixtureComplaint(message: string): boolean {
  return message.includes('the browser met problems');
}

function listResults(suite: z.infer<typeof suiteSchema>): z.infer<typeof resultSchema>[] {
  return [
    ...suite.specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)),
    ...(suite.suites ?? []).flatMap(listResults),
  ];
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}
