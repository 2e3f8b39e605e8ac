// Checks that paths and npm scripts in the documents exist, and that every decision is in the list of decisions.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { listSourceFiles, projectRoot, type SourceFile } from './source-files.ts';

const ownPath =
  /^(?:\.\/)?(?:src|demo|deploy|tools|docs|e2e|build|var|\.ci)\/[^\s*<>{}]*$|^[\w.-]+\.(?:md|json|ts|mjs)$/;
const manifestSchema = z.object({ scripts: z.record(z.string(), z.string()) });
const generated = /^(?:build|var)\//;

if (import.meta.main) {
  const documents = listSourceFiles(['.'], /^(?:(?:README|CONTRIBUTING|CHANGELOG)\.md|docs\/.+\.md)$/);
  const failures = [
    ...documents.flatMap((document) => [...findMissingPaths(document), ...findMissingScripts(document)]),
    ...findUnlistedDecisions(documents),
  ];
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

/** Records of decisions without a line in the list of all decisions. */
export function findUnlistedDecisions(documents: readonly SourceFile[]): string[] {
  const list = documents.find(({ path }) => path === 'docs/decisions/README.md')?.text ?? '';
  return documents
    .flatMap(({ path }) => /^docs\/decisions\/(\d{4}-.+)$/.exec(path)?.[1] ?? [])
    .filter((record) => !list.includes(`](${record})`))
    .map((record) => `docs/decisions/README.md does not list ${record}`);
}

function withoutCodeBlocks(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```/gm, '');
}
