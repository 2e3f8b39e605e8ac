import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { subsetFonts } from './subset-fonts.ts';

const folder = join(import.meta.dirname, '../../src/storefront/assets/fonts');

test('the fonts have the letters and weights of the styles: run npm run fonts after a change of either', async () => {
  for (const [name, bytes] of await subsetFonts()) {
    const file = await readFile(join(folder, `${name}.woff2`));
    expect(file.equals(bytes), name).toBe(true);
  }
});
