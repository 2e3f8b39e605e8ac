// Checks that every rule cited in code and documents ("specification 9", "contract 4.1", "reading A8", "R8-01") is written in docs/.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSourceFiles, projectRoot, type SourceFile } from './source-files.ts';

export interface Rules {
  specification: Set<string>;
  contract: Set<string>;
  reading: Set<string>;
  row: Set<string>;
}

// One citation may name several rules: "specification 5, 7 and 9", "contract 4.1 to 4.3, 4.10".
const number = String.raw`\d+(?:\.\d+)?`;
const more = (id: string) => `(?:(?:, and |, | and | to )${id}(?![\\w-]))*`;
const citations: [kind: keyof Rules, pattern: RegExp, id: RegExp][] = [
  ['specification', new RegExp(`\\bspecification (${number}${more(number)})`, 'gi'), /\d+(?:\.\d+)?/g],
  ['contract', new RegExp(`\\bcontract (${number}${more(number)})`, 'gi'), /\d+(?:\.\d+)?/g],
  ['reading', new RegExp(`\\breadings? (A\\d+${more('A\\d+')})`, 'gi'), /A\d+/gi],
  ['row', /\b(R\d+(?:\.\d+)?-\d{2})\b/g, /.+/g],
];

if (import.meta.main) {
  const rules = readRules();
  const files = listSourceFiles(['src', 'e2e', 'tools', 'docs'], /\.(?:tsx?|mjs|css|md)$/).filter(
    ({ path }) => !/checks\/(?:checks\.test|check-citations)\.ts$|spec-coverage\.md$/.test(path),
  );
  const found = files.map((file) => findUnknownCitations(file, rules));
  const failures = found.flatMap(({ unknown }) => unknown);
  for (const failure of failures) console.error(failure);
  const total = found.reduce((sum, { count }) => sum + count, 0);
  console.log(`citations: ${total} read, ${failures.length} lead nowhere`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

/** Counts the citations of a file and names those whose rule does not exist, by file and line. */
export function findUnknownCitations({ path, text }: SourceFile, rules: Rules): { count: number; unknown: string[] } {
  const found = text.split('\n').flatMap((line, index) =>
    citations.flatMap(([kind, pattern, id]) =>
      [...line.matchAll(pattern)]
        .flatMap(([, ids = '']) => ids.match(id) ?? [])
        .map((cited) => ({
          isKnown: rules[kind].has(cited.toUpperCase()),
          message: `${path}:${index + 1} cites ${kind} ${cited}, which no document has`,
        })),
    ),
  );
  return { count: found.length, unknown: found.filter(({ isKnown }) => !isKnown).map(({ message }) => message) };
}

/** The numbers of the headings `## 4 Title` and `### 4.1 Title`. */
export function listNumberedHeadings(text: string): Set<string> {
  return new Set([...text.matchAll(/^#{2,3} ([A-Z]?\d+(?:\.\d+)?)\b/gm)].map(([, id = '']) => id));
}

function readRules(): Rules {
  const read = (name: string) => readFileSync(join(projectRoot, 'docs', name), 'utf8');
  return {
    specification: listNumberedHeadings(read('specification.md')),
    contract: listNumberedHeadings(read('contract.md')),
    reading: listNumberedHeadings(read('readings.md')),
    row: new Set([...read('spec-coverage.md').matchAll(/^\| (R[\d.]+-\d+)/gm)].map(([, id = '']) => id)),
  };
}
