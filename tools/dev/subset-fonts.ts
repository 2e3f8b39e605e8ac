// `npm run fonts`: subsets the fonts' Latin files to the letters in src/storefront/styles/fonts.css, into
// src/storefront/assets/fonts. Smaller fonts load earlier on a slow connection.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../../src/storefront/assets/fonts');
const styleSheet = join(import.meta.dirname, '../../src/storefront/styles/fonts.css');
const toFile = (name: string) =>
  require.resolve(`@fontsource/instrument-serif/files/instrument-serif-latin-${name}.woff2`);

/** Marcellus is not subset, because its licence reserves the name for the unmodified font. */
const sources = {
  figtree: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  'instrument-serif': toFile('400-normal'),
  'instrument-serif-italic': toFile('400-italic'),
};

if (import.meta.main) {
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of await subsetFonts()) {
    await writeFile(join(folder, `${name}.woff2`), bytes);
    console.log(`${name}: ${bytes.length} bytes`);
  }
}

/** Fonts by file name in src/storefront/assets/fonts. `fonts.css` defines letters and weights. */
export async function subsetFonts(): Promise<Map<string, Buffer>> {
  const styles = await readFile(styleSheet, 'utf8');
  const letters = listLetters(styles);
  const fonts = new Map<string, Buffer>();
  for (const [name, file] of Object.entries(sources)) {
    const face = styles.split('@font-face').find((each) => each.includes(`/${name}.woff2`)) ?? '';
    const [, min, max] = /font-weight: (\d+) (\d+)/.exec(face) ?? [];
    // Hints sharpen small text at low resolution; the faces of a single weight are only used for titles.
    const options =
      min && max ? { variationAxes: { wght: { min: Number(min), max: Number(max) } } } : { noHinting: true };
    fonts.set(name, await subsetFont(await readFile(file), letters, { targetFormat: 'woff2', ...options }));
  }
  return fonts;
}

/** The range that begins with a space. */
function listLetters(styles: string): string {
  const [, ranges] = /unicode-range:\s+(U\+20-[^;]+)/.exec(styles) ?? [];
  if (!ranges) throw new Error('fonts.css does not say which letters the files have.');
  return [...ranges.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/g)]
    .map(([, first = '', last = first]) => {
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, place) => from + place));
    })
    .join('');
}
