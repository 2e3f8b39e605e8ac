// Checks the allowed imports (.dependency-cruiser.mjs). First verifies on planted violations that each rule works, because a
// tool that silently parses no module reports no violation either.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.mjs';
import { findFolderCircles } from './folder-circles.ts';

const root = join(import.meta.dirname, '../..');
const fewestModules = 30;

/** For each rule, imports that violate it. */
const planted: { rule: string; file: string; imports: string; target?: string }[] = [
  { rule: 'rules-imports', file: 'src/rules/a.ts', imports: '#contract/b.ts', target: 'src/contract/b.ts' },
  { rule: 'contract-imports', file: 'src/contract/a.ts', imports: '#database/b.ts', target: 'src/database/b.ts' },
  { rule: 'database-imports', file: 'src/database/a.ts', imports: '#api/b.ts', target: 'src/api/b.ts' },
  { rule: 'api-imports', file: 'src/api/a.ts', imports: '#ui/b.tsx', target: 'src/ui/b.tsx' },
  { rule: 'api-areas-by-layer', file: 'src/api/http/a.ts', imports: '../cart/b.ts', target: 'src/api/cart/b.ts' },
  {
    rule: 'api-areas-by-layer',
    file: 'src/api/cart/c.ts',
    imports: '../pricing/routes.ts',
    target: 'src/api/pricing/routes.ts',
  },
  { rule: 'api-areas-are-listed', file: 'src/api/x/a.ts', imports: '../http/a.ts' },
  { rule: 'sql-in-queries-and-verbs', file: 'src/api/x/routes.ts', imports: 'kysely' },
  { rule: 'media-imports', file: 'src/media/a.ts', imports: '#contract/b.ts' },
  { rule: 'ui-imports', file: 'src/ui/a.tsx', imports: '#contract/b.ts' },
  { rule: 'storefront-imports', file: 'src/storefront/a.tsx', imports: '#api/b.ts' },
  {
    rule: 'features-stand-alone',
    file: 'src/storefront/features/x/a.tsx',
    imports: '../y/b.ts',
    target: 'src/storefront/features/y/b.ts',
  },
  { rule: 'web-imports', file: 'src/web/a.ts', imports: '#storefront/b.ts', target: 'src/storefront/b.ts' },
  {
    rule: 'layout-below-features',
    file: 'src/storefront/layout/a.tsx',
    imports: '../features/y/b.ts',
  },
  {
    rule: 'commerce-below-features',
    file: 'src/storefront/commerce/a.tsx',
    imports: '../layout/b.ts',
    target: 'src/storefront/layout/b.ts',
  },
  {
    rule: 'routes-are-the-roof',
    file: 'src/storefront/b.ts',
    imports: './routes.ts',
    target: 'src/storefront/routes.ts',
  },
  { rule: 'server-imports', file: 'src/server/a.ts', imports: '#storefront/b.ts', target: 'src/storefront/b.ts' },
  { rule: 'server-opens-the-doors', file: 'src/server/b.ts', imports: '#api/b.ts' },
  { rule: 'commands-call-verbs', file: 'src/server/commands/a.ts', imports: '#api/cart/b.ts' },
  { rule: 'only-the-server-composes', file: 'src/media/b.ts', imports: '#server/c.ts', target: 'src/server/c.ts' },
  { rule: 'product-without-demonstration', file: 'src/server/i.ts', imports: '../../demo/a.ts', target: 'demo/a.ts' },
  { rule: 'product-without-tools', file: 'src/server/d.ts', imports: '../../tools/a.ts', target: 'tools/a.ts' },
  { rule: 'journeys-speak-http', file: 'e2e/a.spec.ts', imports: '../src/database/b.ts' },
  { rule: 'tests-are-leaves', file: 'src/media/c.ts', imports: './d.test.ts', target: 'src/media/d.test.ts' },
  { rule: 'no-development-packages', file: 'src/media/e.ts', imports: 'vitest' },
  { rule: 'no-cycles', file: 'src/media/f.ts', imports: './g.ts', target: 'src/media/g.ts' },
  { rule: 'no-cycles', file: 'src/media/g.ts', imports: './f.ts' },
  { rule: 'no-unresolvable', file: 'src/media/h.ts', imports: './nowhere.ts' },
  { rule: 'no-orphans', file: 'src/media/i.ts', imports: '' },
];

const blind = await findBlindRules();
const failures = [...blind, ...(await findViolations())];
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

async function findViolations(): Promise<string[]> {
  const folders = ['src', 'demo', 'tools', 'e2e'].filter((folder) => existsSync(join(root, folder)));
  const { modules, summary } = await cruiseFolder(root, folders, false);
  console.log(`borders: ${modules.length} modules, ${summary.violations.length} violations`);
  if (modules.length < fewestModules) return [`only ${modules.length} modules were seen: the check is blind`];
  return [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}\n  ${commentOf(rule.name)}`),
    ...findFolderCircles(modules),
  ];
}

/** Plants every violation in a temporary folder and returns the rules that did not report theirs. */
async function findBlindRules(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'manaca-borders-'));
  const plant = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  try {
    plant('package.json', readFileSync(join(root, 'package.json'), 'utf8'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const { target } of planted) if (target) plant(target, 'export const value = 1;\n');
    for (const { file, imports } of planted) {
      // Type imports count as well, except from packages, where they cost nothing at run time.
      const word = /^[#.]/.test(imports) ? 'import type' : 'import';
      plant(file, imports ? `${word} { value } from '${imports}';\nexport type Copy = typeof value;\n` : '');
    }
    const { summary } = await cruiseFolder(folder, ['src', 'e2e'], true);
    return planted
      .filter(
        ({ rule, file }) =>
          !summary.violations.some((seen) => seen.rule.name === rule && [seen.from, seen.to].includes(file)),
      )
      .map(({ rule, file, imports }) => `the rule ${rule} does not notice that ${file} imports ${imports}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function cruiseFolder(baseDir: string, folders: string[], preserveSymlinks: boolean): Promise<ICruiseResult> {
  const options = { ...configuration.options, preserveSymlinks, baseDir, validate: true, ruleSet: configuration };
  const { output } = await cruise(folders, options);
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text instead of its result');
  return output;
}

function commentOf(ruleName: string): string {
  return configuration.forbidden?.find(({ name }) => name === ruleName)?.comment ?? '';
}
