// Checks that paths and npm scripts in the documents, and the tests of docs/spec-coverage.md, exist.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { listSourceFiles, projectRoot, type SourceFile } from './source-files.ts';

const ownPath = /^(?:\.\/)?(?:src|tools|docs|e2e|build|var|\.ci)\/[^\s*<>{}]*$|^[\w.-]+\.(?:md|json|ts|mjs)$/;
const manifestSchema = z.object({ scripts: z.record(z.string(), z.string()) });
const generated = /^(?:build|var)\//;
const coverageRow = /^\|\s*(R[\w.-]+)\s*\|\s*(.+?)\s*›\s*(.+?)\s*\|/;

if (import.meta.main) {
  const documents = listSourceFiles(['.'], /^(?:(?:README|CONTRIBUTING|CHANGELOG)\.md|docs\/.+\.md)$/);
  const tests = listSourceFiles(['src', 'tools', 'e2e'], /\.(?:test|spec)\.tsx?$/);
  const failures = documents.flatMap((document) => [
    ...findMissingPaths(document),
    ...findMissingScripts(document),
    ...findMissingTests(document, tests),
    ...findMissingRows(document),
  ]);
  for (const failure of failures) console.error(failure);
  console.log(`documents: ${documents.length} read, ${failures.length} wrong references`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

/** Code spans and links that look like a path of this project but do not exist. */
export function findMissingPaths({ path, text }: SourceFile): string[] {
  const prose = withoutCodeBlocks(text);
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => ({ name: span, from: '' }));
  const links = [...prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => ({
    name: link,
    from: dirname(path),
  }));
  return [...spans.filter(({ name }) => ownPath.test(name)), ...links.filter(({ name }) => !/^[a-z]+:/.test(name))]
    .filter(({ name }) => !generated.test(name))
    .filter(({ name, from }) => !existsSync(join(projectRoot, from, name)))
    .map(({ name }) => `${path} names ${name}, which does not exist`);
}

/** `npm run x`, `npm start` and `npm test` without a script in package.json. */
export function findMissingScripts({ path, text }: SourceFile): string[] {
  const { scripts } = manifestSchema.parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')));
  const named = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test))\b/g)].map(
    ([, run, short]) => run ?? short ?? '',
  );
  return named
    .filter((name) => !(name in scripts))
    .map((name) => `${path} names \`npm run ${name}\`, which does not exist`);
}

export interface CoverageRow {
  row: string;
  file: string;
  /** Part of a test's title. */
  title: string;
}

/** The rows `| R1-01 | src/x.test.ts › part of a title |` of a document. */
export function listCoverageRows(text: string): CoverageRow[] {
  return text.split('\n').flatMap((line) => {
    const [, row = '', file = '', title = ''] = coverageRow.exec(line) ?? [];
    return row ? [{ row, file: file.replaceAll('`', ''), title }] : [];
  });
}

/** Rows without a matching test. */
export function findMissingTests({ path, text }: SourceFile, tests: SourceFile[]): string[] {
  return listCoverageRows(text).flatMap(({ row, file, title }) => {
    const test = tests.find((candidate) => candidate.path === file);
    if (!test) return [`${path}: row ${row} names the test file ${file}, which does not exist`];
    return listTitles(test.text).some((candidate) => candidate.includes(title))
      ? []
      : [`${path}: row ${row} names a test "${title}" that ${file} does not have`];
  });
}

/** Missing or repeated rows of a document that states "All 333 rows"; each section counts from 01. */
export function findMissingRows({ path, text }: SourceFile): string[] {
  const promised = /\bAll (\d+) rows\b/.exec(text)?.[1];
  if (promised === undefined) return [];
  const rows = listCoverageRows(text).map(({ row }) => row);
  const sections = Map.groupBy(rows, (row) => row.split('-')[0] ?? '');
  const gaps = [...sections].flatMap(([section, own]) =>
    own.flatMap((row, index) => {
      const expected = `${section}-${String(index + 1).padStart(2, '0')}`;
      return row === expected ? [] : [`${path}: where row ${expected} should stand is ${row}`];
    }),
  );
  return rows.length === Number(promised) ? gaps : [...gaps, `${path} has ${rows.length} rows of ${promised}`];
}

function listTitles(text: string): string[] {
  // A title may begin on the line after the call; that of a table of cases follows the table.
  return [...text.matchAll(/(?:\b(?:it|test|describe)\b[^'"`\n]*(?:\(\n\s*)?|\]\)\()(['"`])(.+?)\1\s*,/g)].map(
    ([, , title = '']) => title.replaceAll('\\', ''),
  );
}

function withoutCodeBlocks(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```/gm, '');
}
