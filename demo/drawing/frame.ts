// The frame of a scene, which the scenery fills.

import type { Palette } from './palettes.ts';
import { round } from './svg.ts';

export interface Frame {
  width: number;
  height: number;
  palette: Palette;
  seed: string;
  /** Where the floor begins, as a share of the height. */
  horizon: number;
  /** Middle of the light on the wall, as shares. */
  sun: readonly [number, number];
  /** A plain wall under a leaf shadow by default. */
  scenery?: 'alcove';
}

/** Bleed beyond the picture's edges, as a share of its width, because a blur fades at the edge of the drawing. */
export const bleedShare = 0.05;

/** The frame with its bleed: x, y, width, height. */
export function toRegion({ width, height }: Pick<Frame, 'width' | 'height'>): [number, number, number, number] {
  const bleed = round(width * bleedShare);
  return [-bleed, -bleed, width + bleed * 2, height + bleed * 2];
}
