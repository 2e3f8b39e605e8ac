import { describe, expect, it, vi } from 'vitest';
import { calls } from '../../src/contract/calls.ts';
import { checkCitations, listTargets } from './check-citations.ts';
import { findMissingPaths, findMissingScripts, findUnlistedDecisions } from './check-documents.ts';
import { findUncalled } from './check-operations.ts';
import { findRowTests, listRows } from './check-rows.ts';
import { findLongFiles } from './check-sizes.ts';
import { findRawValues } from './check-tokens.ts';
import { findFolderCircles } from './folder-circles.ts';

const document = (text: string) => ({ path: 'docs/example.md', text });
const lines = (count: number): string => 'const line = 1;\n'.repeat(count);

describe('check-documents', () => {
  it('reports only missing paths and links', () => {
    const text =
      'Read `package.json`, `src/nowhere/x.ts`, [this](../README-not.md), [that](https://loja.test) and `a + b`.';
    expect(findMissingPaths(document(text))).toEqual([
      'docs/example.md names src/nowhere/x.ts, which does not exist',
      'docs/example.md names ../README-not.md, which does not exist',
    ]);
  });

  it('ignores files that are built or written at run time', () => {
    expect(findMissingPaths(document('`build/client/x.js` and `var/manaca.sqlite`'))).toEqual([]);
  });

  it('reports decisions that the list of decisions does not have', () => {
    const records = ['0001-engines.md', '0002-memory.md'].map((name) => ({ path: `docs/decisions/${name}`, text: '' }));
    const list = { path: 'docs/decisions/README.md', text: '| 1 | [Engines](0001-engines.md) |' };
    expect(findUnlistedDecisions([...records, list])).toEqual([
      'docs/decisions/README.md does not list 0002-memory.md',
    ]);
  });

  it('reports npm scripts that package.json does not have', () => {
    const text = 'Run `npm start`, `npm run check` or `npm run fly`.';
    expect(findMissingScripts(document(text))).toEqual(['docs/example.md names `npm run fly`, which does not exist']);
  });
});

describe('check-rows', () => {
  it('lists the rows of each section', () => {
    const specification = '## 1. Shops\n\nRows R1-01 to R1-03.\n\n### 2.1 Routes\n\nRow R2.1-01.\n';
    expect(listRows(specification)).toEqual(['R1-01', 'R1-02', 'R1-03', 'R2.1-01']);
  });

  it('finds the tests whose titles name a row', () => {
    const rows = (...ids: string[]) => `[${ids.join(', ')}]`;
    const text = `it("shows the shop's price ${rows('R1-01', 'R2.1-01')}", run);\nit.each([1])(\n  'counts %i ${rows('R1-01')}', run);`;
    expect(findRowTests([{ path: 'src/a.test.ts', text }])).toEqual(
      new Map([
        ['R1-01', ["src/a.test.ts › shows the shop's price", 'src/a.test.ts › counts %i']],
        ['R2.1-01', ["src/a.test.ts › shows the shop's price"]],
      ]),
    );
  });

  it('counts no test that npm test leaves out', () => {
    const text = `test('works ${'[R1-01]'}', { tag: '@nightly' }, async () => {});\ntest('works ${'[R1-02]'}', async () => {});`;
    expect([...findRowTests([{ path: 'e2e/a.spec.ts', text }]).keys()]).toEqual(['R1-02']);
  });
});

describe('check-citations', () => {
  const targets = listTargets([
    {
      path: 'docs/specification.md',
      text: '## 4. States\n\n### 2.1 Routes\n\nRows R2.1-01 to R2.1-03.\n\n## 9. Constants\n',
    },
    { path: 'docs/contract.md', text: '## 2. Shapes\n\n### 4.1 Settings\n\n### 4.3 Pages\n' },
    { path: 'docs/readings.md', text: '- <a id="a8"></a>**A8, account area.** Served here.\n' },
    { path: 'docs/decisions/0010-shared-disk-waits.md', text: '# 10. Waits\n' },
  ]);
  const check = (text: string) => checkCitations({ path: 'src/a.ts', text }, targets);

  it('resolves every form of a citation', () => {
    const text = [
      '/** Specification 9; reading A8, decision 10. */',
      '// Contract 4.1 to 4.3, specification 2.1, 4 and 9 (row R2.1-03), contract section 2.',
      '// The user of the contract (4.1), wrapped in specification',
      '// 4: 5 characters at most, a specification of 40 %.',
    ].join('\n');
    expect(check(text)).toEqual({ count: 12, failures: [] });
  });

  it('reports a citation without a target, by file and line', () => {
    const text =
      '// Reading A8.\n// Specification 19, contract 4.1 and 4.99, reading A99,\n// decision\n// 77, R2.1-99';
    expect(check(text).failures).toEqual([
      'src/a.ts:2 cites specification 19, which docs/ does not have',
      'src/a.ts:2 cites contract 4.99, which docs/ does not have',
      'src/a.ts:2 cites reading A99, which docs/ does not have',
      'src/a.ts:3 cites decision 77, which docs/ does not have',
      'src/a.ts:4 cites row R2.1-99, which docs/ does not have',
    ]);
  });
});

describe('check-sizes', () => {
  it('reports a file of more than 300 lines, but not seed data', () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const files = [
      { path: 'src/a.ts', text: lines(301) },
      { path: 'demo/data/b.ts', text: lines(900) },
      ...Array.from({ length: 30 }, (_, index) => ({ path: `src/small-${index}.ts`, text: lines(20) })),
    ];
    expect(findLongFiles(files)).toEqual(['src/a.ts has 301 lines, at most 300: split it by what it does']);
  });

  it('reports a high median', () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const files = Array.from({ length: 9 }, (_, index) => ({ path: `src/${index}.ts`, text: lines(100) }));
    expect(findLongFiles(files)).toEqual(['the median file has 100 lines, at most 80']);
  });
});

describe('check-operations', () => {
  it('reports the operation that no test called', () => {
    const { addToCart, settings } = calls;
    expect(findUncalled({ addToCart, settings }, new Set(['settings']))).toEqual([
      'no API test called POST /checkout/cart (addToCart) with success',
    ]);
  });
});

describe('check-tokens', () => {
  const find = (text: string, path = 'src/ui/a.tsx') => findRawValues([{ path, text }]).length;

  it.each([
    'color: #fff',
    "fill='#A1b2C3'",
    'rgb(1 2 3)',
    'oklch(60% 0.1 20)',
    'font-size: 14px',
    'fontSize: "14px"',
    'text-[13px]',
  ])('reports %s', (text) => expect(find(text)).toBe(1));

  it.each([
    'color: var(--ink)',
    'href="#add"',
    'url(#abc)',
    'font-size: var(--text-sm)',
    'text-[color:var(--ink)]',
    'padding: 4px',
  ])('accepts %s', (text) => expect(find(text)).toBe(0));

  it('reports a rule for one shop outside the token file', () => {
    expect(find("[data-shop='caszulo'] .hero { color: red }", 'src/ui/css/a.css')).toBe(1);
    expect(find("[data-palette='noite'] .hero { color: red }", 'src/ui/css/a.css')).toBe(1);
    expect(find("[data-theme='editorial'] .hero { color: red }", 'src/ui/css/a.css')).toBe(1);
    expect(find("[data-shop='caszulo'] { --bg: var(--x) }", 'src/storefront/styles/tokens.css')).toBe(0);
  });

  it('accepts them in the token file and in drawings', () => {
    expect(find('#fff', 'src/storefront/styles/tokens.css')).toBe(0);
    expect(find('#fff', 'src/storefront/assets/seals/vegan.svg')).toBe(0);
  });
});

describe('findFolderCircles', () => {
  const imports = (source: string, ...resolved: string[]) => ({
    source,
    dependencies: resolved.map((target) => ({ resolved: target })),
  });

  it('reports folders that import each other through different files', () => {
    const modules = [
      imports('src/storefront/layout/a.ts', 'src/storefront/shops/b.ts'),
      imports('src/storefront/shops/c.ts', 'src/storefront/layout/menu/d.ts'),
      imports('src/storefront/layout/menu/e.ts', 'src/storefront/layout/f.ts'),
      imports('src/storefront/root.tsx', 'src/storefront/layout/a.ts'),
    ];
    expect(findFolderCircles(modules)).toEqual([
      'src/storefront/layout is in a circle of folders',
      'src/storefront/shops is in a circle of folders',
      'src/storefront/layout/menu is in a circle of folders',
    ]);
  });

  it('reports areas of the API that import each other, and leaves its composition root out', () => {
    const modules = [
      imports('src/api/app.ts', 'src/api/cart/routes.ts'),
      imports('src/api/cart/a.ts', 'src/api/pricing/lines/b.ts'),
      imports('src/api/pricing/lines/c.ts', 'src/api/cart/d.ts'),
    ];
    expect(findFolderCircles(modules)).toEqual([
      'src/api/cart is in a circle of folders',
      'src/api/pricing is in a circle of folders',
      'src/api/pricing/lines is in a circle of folders',
    ]);
  });

  it('reports folders that import each other through different subfolders', () => {
    const modules = [
      imports('src/api/accounts/profile/details/a.ts', 'src/api/accounts/privacy/consents/b.ts'),
      imports('src/api/accounts/privacy/export/c.ts', 'src/api/accounts/profile/details/d.ts'),
    ];
    expect(findFolderCircles(modules)).toEqual([
      'src/api/accounts/profile is in a circle of folders',
      'src/api/accounts/privacy is in a circle of folders',
    ]);
  });

  it('reports a file directly in a part and a folder that import each other', () => {
    const modules = [
      imports('src/storefront/root.tsx', 'src/storefront/routes/layout/a.ts'),
      imports('src/storefront/routes/home.tsx', 'src/storefront/root.tsx'),
      imports('src/server/app.ts', 'src/server/http/b.ts'),
      imports('src/server/http/c.ts', 'src/server/app.ts'),
    ];
    expect(findFolderCircles(modules)).toEqual([
      'src/storefront/root.tsx is in a circle of folders',
      'src/storefront/routes is in a circle of folders',
      'src/server/app.ts is in a circle of folders',
      'src/server/http is in a circle of folders',
    ]);
  });

  it('ignores tests and imports within a folder', () => {
    const modules = [
      imports('src/storefront/layout/a.ts', 'src/storefront/layout/b.ts', 'src/storefront/shops/b.ts'),
      imports('src/storefront/shops/b.test.ts', 'src/storefront/layout/a.ts'),
    ];
    expect(findFolderCircles(modules)).toEqual([]);
  });
});
