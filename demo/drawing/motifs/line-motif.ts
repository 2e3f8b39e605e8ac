// One-colour line motifs within -70 to 70, for label bands, boxes, tiles and the storefront.

import { place, repeat } from '../svg.ts';
import { barkAndResin } from './bark-and-resin.ts';
import { blossoms } from './blossoms.ts';
import { fruit } from './fruit.ts';
import { leaves } from './leaves.ts';
import { oilPlants } from './oil-plants.ts';
import { spices } from './spices.ts';
import { line } from './strokes.ts';

/** Draws strokes without colour; `ink` is for the few parts that are filled. */
export type Motif = (ink: string) => string;

/** The motif of what has no plant of its own; nothing stands around it. */
const drop = () => line('M0 -60C28 -22 44 2 44 22A44 42 0 0 1 -44 22C-44 2 -28 -22 0 -60ZM-24 22Q-24 42 -4 48');

const motifs = { ...leaves, ...blossoms, ...fruit, ...barkAndResin, ...oilPlants, ...spices, drop } satisfies Record<
  string,
  Motif
>;
export type MotifName = keyof typeof motifs;
export const motifNames = Object.keys(motifs).filter((name): name is MotifName => name in motifs);

export function drawLineMotif(name: MotifName, color: string, width = 3): string {
  return `<g fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${motifs[name](color)}</g>`;
}

/** A row of motifs, every second one smaller and paler, `reach` to each side of the middle. */
export function drawMotifRow(
  name: MotifName,
  color: string,
  options: { y: number; height: number; reach: number; sag?: number },
): string {
  const { y, height, reach, sag = 0 } = options;
  const scale = height / 120;
  const step = 132 * scale;
  const side = Math.ceil(reach / step);
  return repeat(side * 2 + 1, (position) => {
    const index = position - side;
    const isOdd = index % 2 !== 0;
    const body = place(
      index * step,
      y - Math.abs(index) * sag * 0.12,
      isOdd ? 16 : -8,
      scale * (isOdd ? 0.82 : 1),
      drawLineMotif(name, color, 3.6),
    );
    return `<g opacity="${isOdd ? 0.55 : 0.95}">${body}</g>`;
  });
}
