// Cuts the storefront's fonts to the letters that src/storefront/styles/fonts.css names, into src/storefront/assets/fonts.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { subsetFonts } from './drawing/subset-fonts.ts';

const folder = join(import.meta.dirname, '../src/storefront/assets/fonts');

await mkdir(folder, { recursive: true });
for (const [name, bytes] of await subsetFonts()) {
  await writeFile(join(folder, `${name}.woff2`), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
