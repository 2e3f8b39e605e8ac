// `npm run measure`: prints how large the code is and how much of it a page is made of. `--root <folder>` measures another
// checkout. Further arguments are the entries of a closure each, several modules with commas between them.
//
// What is counted:
// - Parts are the folders of `src` and of the root, except hidden, built and installed ones. Files outside a part do not count.
// - Files are `.ts`, `.tsx` and `.mjs`. Lines include comments and empty lines.
// - Tests are `.test.ts`, `.test.tsx`, `.spec.ts`, everything in a folder `testing`, and all of `e2e`. Everything else is source.
// - The longest files are source without demonstration data and migrations; the short ones are all source of the part.
// - Uses of `new LRUCache` and `new WeakMap` are those in the source of `src`.
// - A closure is its entries and all `.ts` and `.tsx` files of the checkout that they reach by imports, dynamic imports and
//   re-exports. Imports that name only types are not followed, nor packages, assets and computed names. "Without server
//   modules" does not enter files named `.server`, so what only they import does not count either.

import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseSync } from 'vite';
import { z } from 'zod';
import { listSourceFiles, projectRoot } from '../checks/source-files.ts';

const noParts = new Set(['src', 'node_modules', 'build', 'var', 'test-results']);
const isTest = /\.test\.tsx?$|\.spec\.ts$|\/testing\/|^e2e\//;
const isData = /^(?:demo\/data|src\/database\/migrations)\//;
const isServerModule = /\.server\.tsx?$/;
const longestShown = 10;
const shortLines = 25;

const page = 'src/storefront/routes/catalogue.tsx';
/** What every page consists of besides its own route. */
const everyPage = 'src/storefront/root.tsx,src/storefront/routes/layout/layout.tsx,src/storefront/entry.client.tsx';
const defaultClosures = [page, everyPage, `${everyPage},${page}`];

interface CountedFile {
  path: string;
  text: string;
  lines: number;
  isTest: boolean;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { root: { type: 'string' } } });
  const root = resolve(values.root ?? projectRoot);
  const parts = listParts(root);
  const files = listSourceFiles(parts, /\.(?:tsx?|mjs)$/, root).map((file): CountedFile => ({
    ...file,
    lines: file.text.split('\n').length - 1,
    isTest: isTest.test(file.path),
  }));
  printParts(parts, files);
  printFiles(files.filter((file) => !file.isTest));
  printClosures(positionals.length > 0 ? positionals : defaultClosures, files, readAliases(root));
}

function listParts(root: string): string[] {
  const listFolders = (folder: string) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .toSorted();
  const others = listFolders('.').filter((name) => !noParts.has(name));
  return [...listFolders('src').map((name) => `src/${name}`), ...others];
}

function printParts(parts: string[], files: CountedFile[]): void {
  const toRow = (own: CountedFile[]) => {
    const [tests, source] = [own.filter((file) => file.isTest), own.filter((file) => !file.isTest)];
    return {
      'source files': source.length,
      'source lines': sumLines(source),
      'test files': tests.length,
      'test lines': sumLines(tests),
    };
  };
  const rows = parts
    .map((part) => [part, files.filter(({ path }) => path.startsWith(`${part}/`))] as const)
    .filter(([, own]) => own.length > 0)
    .map(([part, own]) => [part, toRow(own)] as const);
  console.table(Object.fromEntries([...rows, ['total', toRow(files)] as const]));
}

function printFiles(source: CountedFile[]): void {
  console.log(`\nThe ${longestShown} longest source files, without demonstration data and migrations:`);
  const byLength = source
    .filter(({ path }) => !isData.test(path))
    .toSorted((first, second) => second.lines - first.lines);
  for (const { path, lines } of byLength.slice(0, longestShown)) console.log(`${String(lines).padStart(5)}  ${path}`);

  console.log('');
  for (const part of ['src/storefront', 'src/web']) {
    const own = source.filter(({ path }) => path.startsWith(`${part}/`));
    const short = own.filter(({ lines }) => lines < shortLines);
    console.log(`${part}: ${short.length} of ${own.length} source files have under ${shortLines} lines`);
  }
  const product = source.filter(({ path }) => path.startsWith('src/'));
  for (const name of ['LRUCache', 'WeakMap']) {
    const use = new RegExp(String.raw`\bnew ${name}\b`, 'g');
    const count = product.reduce((sum, { text }) => sum + [...text.matchAll(use)].length, 0);
    console.log(`new ${name}: ${count} uses`);
  }
}

function sumLines(files: CountedFile[]): number {
  return files.reduce((sum, { lines }) => sum + lines, 0);
}

type Aliases = readonly (readonly [prefix: string, folder: string])[];

/** The `imports` of package.json: `#rules/` stands for `src/rules/`. */
function readAliases(root: string): Aliases {
  const schema = z.object({ imports: z.record(z.string(), z.string()) });
  const { imports } = schema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  return Object.entries(imports).map(([name, target]) => [
    name.replace(/\*$/, ''),
    posix.normalize(target.replace(/\*$/, '')),
  ]);
}

function printClosures(closures: string[], files: CountedFile[], aliases: Aliases): void {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const imports = new Map<string, string[]>();
  /** Each file is parsed once, however many closures contain it. */
  const importsOf = (file: CountedFile) => {
    const known = imports.get(file.path) ?? listImports(file, aliases);
    imports.set(file.path, known);
    return known;
  };
  const collect = (entries: string[], mayEnter: (path: string) => boolean) => {
    const found = new Set<CountedFile>();
    const open = [...entries];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      const file = byPath.get(path);
      if (!file || found.has(file) || !/\.tsx?$/.test(path) || !mayEnter(path)) continue;
      found.add(file);
      open.push(...importsOf(file));
    }
    return [...found];
  };
  for (const closure of closures) {
    const entries = closure.split(',');
    console.log(`\nClosure of ${entries.join(' + ')}`);
    const missing = entries.filter((entry) => !byPath.has(entry));
    if (missing.length > 0) {
      console.error(`  does not exist: ${missing.join(', ')}`);
      process.exitCode = 1;
      continue;
    }
    const all = collect(entries, () => true);
    const browser = collect(entries, (path) => !isServerModule.test(path));
    console.log(`  with server modules:    ${all.length} files, ${sumLines(all)} lines`);
    console.log(`  without server modules: ${browser.length} files, ${sumLines(browser)} lines`);
  }
}

/** Paths of the modules that a file loads at run time; packages and assets among them match no file. */
function listImports({ path, text }: CountedFile, aliases: Aliases): string[] {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed`);
  const names = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : moduleRequest.value)),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return names.map((name) => {
    if (name.startsWith('.')) return posix.join(posix.dirname(path), name);
    const alias = aliases.find(([prefix]) => name.startsWith(prefix));
    return alias ? alias[1] + name.slice(alias[0].length) : name;
  });
}
