// The names of the demonstration's shops are rows. What the product itself is called stays: files, programs, metrics.

import { expect, it } from 'vitest';
import { listSourceFiles, type SourceFile } from './source-files.ts';

const names = /Manacá|MANACÁ|Manaca.?Aromas|Caszulo|caszulo/;
/** Identifiers that the specification fixes, and the product's own name. */
const allowed: readonly [path: RegExp, line: RegExp][] = [
  [/^src\/(?:contract\/neutral-shop|api\/installation\/templates\/shops)\.ts$/, /'caszulo'/],
  [/^src\/server\/run\.ts$/, /Manacá is open/],
];
const exempt = /\.test\.tsx?$|\/testing\/|^src\/database\/migrations\//;

function listNamedShops(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !exempt.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => names.test(line) && !allowed.some(([file, known]) => file.test(path) && known.test(line)))
        .map((line) => `${path}: ${line.trim().slice(0, 120)}`),
    );
}

it('no source names a shop of the demonstration', () => {
  expect(listNamedShops(listSourceFiles(['src'], /\.(?:tsx?|css|svg|html)$/))).toEqual([]);
});

it('a planted name is found', () => {
  expect(listNamedShops([{ path: 'src/ui/a.tsx', text: '<p>\n  Bem-vinda à Manacá\n</p>' }])).toHaveLength(1);
  expect(listNamedShops([{ path: 'src/ui/a.test.tsx', text: 'Manacá' }])).toEqual([]);
});
