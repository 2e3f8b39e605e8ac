// Checks that files stay small; oxlint checks the length of functions.

import { listSourceFiles, type SourceFile } from './source-files.ts';

const limits = { median: 80, percentile95: 250, file: 300 };
const exempt = /^(?:demo\/data|src\/database\/migrations)\//;
const isTest = /\.(?:test|spec)\.tsx?$/;

if (import.meta.main) {
  const files = listSourceFiles(['src', 'demo', 'tools', 'e2e'], /\.(?:tsx?|mjs|css)$/);
  const failures = findLongFiles(files);
  for (const failure of failures) console.error(failure);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

/** Messages about files that are too long, and about a high median and percentile. Tests have the same limit as other files. */
export function findLongFiles(files: SourceFile[]): string[] {
  const counted = files
    .filter(({ path }) => !exempt.test(path))
    .map(({ path, text }) => ({ path, lines: countLines(text) }));
  const tooLong = counted
    .filter(({ lines }) => lines > limits.file)
    .map(({ path, lines }) => `${path} has ${lines} lines, at most ${limits.file}: split it by what it does`);
  const lengths = counted.filter(({ path }) => !isTest.test(path)).map(({ lines }) => lines);
  const [median, percentile95] = [percentile(lengths, 0.5), percentile(lengths, 0.95)];
  console.log(`sizes: ${lengths.length} files, median ${median} lines, 95 % have at most ${percentile95}`);
  if (median > limits.median) tooLong.push(`the median file has ${median} lines, at most ${limits.median}`);
  if (percentile95 > limits.percentile95) tooLong.push(`5 % of the files have over ${limits.percentile95} lines`);
  return tooLong;
}

function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((first, second) => first - second);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
