// `npm run rows`: lists the requirements of docs/specification.md with the tests whose titles name them, as in
// "answers 404 when the product is unknown [R2.1-04]". Fails when no test names one; check-citations reports ids that are no row.

import { listSourceFiles, type SourceFile } from './source-files.ts';

/** "Rows R4-01 to R4-43." below a heading of the specification. */
const range = /^Rows? (R[\d.]+-)(\d{2})(?: to R[\d.]+-(\d{2}))?\.$/gm;
const titleWithRows = /(['"`])((?:(?!\1).)+) \[(R[^\]]+)\]\1/g;

if (import.meta.main) {
  const specification = listSourceFiles(['docs'], /^docs\/specification\.md$/).map(({ text }) => text);
  const rows = specification.flatMap(listRows);
  const tests = findRowTests(listSourceFiles(['src', 'tools', 'e2e'], /\.(?:test|spec)\.tsx?$/));
  const missing = rows.filter((row) => !tests.has(row));
  for (const row of rows) for (const test of tests.get(row) ?? []) console.log(`${row.padEnd(9)} ${test}`);
  for (const row of missing) console.error(`${row}: no test has it in its title`);
  console.log(`rows: ${rows.length}, ${missing.length} without a test`);
  process.exitCode = missing.length > 0 ? 1 : 0;
}

/** The ids of the rows of a specification, in its order. */
export function listRows(specification: string): string[] {
  return [...specification.matchAll(range)].flatMap(([, section = '', first = '', last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${section}${String(Number(first) + index).padStart(2, '0')}`,
    ),
  );
}

/** "file › title" of every test that `npm test` runs, by the rows in its title. */
export function findRowTests(tests: SourceFile[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { path, text } of tests) {
    for (const { 0: whole, 2: title = '', 3: rows = '', index } of text.matchAll(titleWithRows)) {
      const options = text.slice(index + whole.length).split('=>', 1)[0] ?? '';
      if (options.includes("'@nightly'")) continue;
      for (const row of rows.split(', ')) found.set(row, [...(found.get(row) ?? []), `${path} › ${title}`]);
    }
  }
  return found;
}
