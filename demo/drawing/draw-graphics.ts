// Draws the small graphics of the storefront into src/storefront/assets: motifs, payment marks, seals, favicons; icons
// and logos of mails, which have fixed names, into src/storefront/public.

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawAppIcons, drawFavicons, drawRootIcons } from './graphics/favicons.ts';
import { drawMailMarks } from './graphics/mail-marks.ts';
import { drawPaymentMarks } from './graphics/payment-marks.ts';
import { drawSeals } from './graphics/seals.ts';
import { drawLineMotif, type MotifName } from './motifs/line-motif.ts';

const storefront = join(import.meta.dirname, '../../src/storefront');
const folder = join(storefront, 'assets');

/** The motifs of src/storefront/styles/essences.css. */
const motifs: readonly MotifName[] = [
  'cotton',
  'eucalyptus',
  'fig',
  'lavender',
  'lemongrass',
  'orange',
  'rose',
  'rosemary',
  'vanilla',
];

function drawMotifs(): Map<string, string> {
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-70 -70 140 140">';
  return new Map(motifs.map((name) => [name, `${open}${drawLineMotif(name, 'currentColor', 3)}</svg>`]));
}

const groups: readonly (readonly [string, Map<string, string>])[] = [
  ['motifs', drawMotifs()],
  ['seals', drawSeals()],
  ['.', new Map([...drawFavicons(), ['payments', drawPaymentMarks()]])],
];

for (const [group, graphics] of groups) {
  let bytes = 0;
  for (const [name, svg] of graphics) {
    const file = join(folder, group, `${name}.svg`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${svg}\n`);
    bytes += svg.length;
  }
  console.log(`${group}: ${graphics.size} files, ${bytes} bytes`);
}

for (const [name, bytes] of [...(await drawRootIcons()), ...(await drawAppIcons()), ...(await drawMailMarks(folder))]) {
  await writeFile(join(storefront, 'public', name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
