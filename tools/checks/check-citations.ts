// Checks that every citation of a rule ("specification 9", "contract 4.1 to 4.3", "reading A8", "decision 10", "R8-01")
// resolves to a heading, an anchor, a record or a row in docs/.

import { listRows } from './check-rows.ts';
import { listSourceFiles, type SourceFile } from './source-files.ts';

/** Citation targets by kind: section numbers, anchors of readings, numbers of decision records, rows of the specification. */
export type CitationTargets = Record<'specification' | 'contract' | 'reading' | 'decision' | 'row', Set<string>>;

/** Whitespace, or the start of the next comment line where a citation is wrapped. */
const gap = String.raw`(?:\s|//|\*)+`;
const citations: { kind: keyof CitationTargets; pattern: RegExp; id: RegExp }[] = [
  cite('specification', 'specification', String.raw`\d+(?:\.\d+)?`),
  cite('contract', 'contract', String.raw`\d+(?:\.\d+)?`),
  cite('reading', 'readings?', String.raw`A\d+`),
  cite('decision', 'decisions?', String.raw`\d+`),
  { kind: 'row', pattern: /\b(R\d+(?:\.\d+)?-\d{2})\b/g, id: /.+/g },
];

if (import.meta.main) {
  const files = listSourceFiles(['src', 'demo', 'e2e', 'tools', 'docs'], /\.(?:tsx?|mjs|css|md)$/);
  const targets = listTargets(files);
  const results = files
    // They contain examples of citations.
    .filter(({ path }) => !/(?:checks\.test\.ts|check-citations\.ts|check-rows\.ts)$/.test(path))
    .map((file) => checkCitations(file, targets));
  const failures = results.flatMap((result) => result.failures);
  for (const failure of failures) console.error(failure);
  const total = results.reduce((sum, { count }) => sum + count, 0);
  console.log(`citations: ${total} read, ${failures.length} lead nowhere`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

/** Counts a file's citations and reports those without a target by file and line. */
export function checkCitations({ path, text }: SourceFile, targets: CitationTargets) {
  const found = citations.flatMap(({ kind, pattern, id }) =>
    [...text.matchAll(pattern)].flatMap((match) =>
      [...(match[1] ?? '').matchAll(id)].map(([cited]) => ({
        isKnown: targets[kind].has(cited),
        failure: `${path}:${toLine(text, match.index)} cites ${kind} ${cited}, which docs/ does not have`,
      })),
    ),
  );
  return { count: found.length, failures: found.filter(({ isKnown }) => !isKnown).map(({ failure }) => failure) };
}

export function listTargets(files: SourceFile[]): CitationTargets {
  const find = (path: string, pattern: RegExp) => {
    const text = files.find((file) => file.path === path)?.text ?? '';
    return new Set([...text.matchAll(pattern)].map(([, target = '']) => target));
  };
  const section = /^#{2,3} (\d+(?:\.\d+)?)\b/gm;
  const records = files.flatMap(({ path }) => /^docs\/decisions\/0*(\d+)-/.exec(path)?.[1] ?? []);
  return {
    specification: find('docs/specification.md', section),
    contract: find('docs/contract.md', section),
    reading: find('docs/readings.md', /<a id="a\d+"><\/a>\*\*(A\d+),/g),
    decision: new Set(records),
    row: new Set(files.filter(({ path }) => path === 'docs/specification.md').flatMap(({ text }) => listRows(text))),
  };
}

/** One citation may name several targets: "specification 5, 7 and 9", "contract (4.6)", "contract section 2". */
function cite(kind: keyof CitationTargets, word: string, id: string) {
  const more = `(?:(?:,${gap}(?:and${gap})?|${gap}(?:and|to|or)${gap})${id}(?![\\w%-]))*`;
  const pattern = new RegExp(String.raw`\b${word}${gap}(?:sections?${gap})?\(?(${id}(?![\w%-])${more})`, 'gi');
  return { kind, pattern, id: new RegExp(id, 'g') };
}

function toLine(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
