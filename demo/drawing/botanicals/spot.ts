// Positions of botanicals around a product.

import type { Random } from '../random.ts';
import { place, type Pen } from '../svg.ts';
import type { Botanical } from './leaf.ts';

export interface Spot {
  x: number;
  y: number;
  scale: number;
  /** Half width of the product, in units of the scene. */
  edge: number;
}

export interface Decor {
  back: string;
  front: string[];
}

/** Places things relative to the middle of the product's base, in units of the product. */
export interface Stage {
  pen: Pen;
  random: Random;
  /** A sprig rooted behind the base; `side` -1 is left. */
  behind(
    side: -1 | 0 | 1,
    offset: readonly [dx: number, dy: number],
    turn: number,
    scale: number,
    body: string,
  ): string;
  /** A thing on the floor, its middle `gap` beyond the product's edge. */
  beside(side: -1 | 1, offset: readonly [gap: number, dy: number], turn: number, scale: number, body: string): string;
  /** Sprigs that fan out behind the base. */
  fan(draw: Botanical, length: number, turns: readonly number[], scale?: number): string;
  /** A sprig lying in front, cropped by the frame at the left. */
  lying(draw: Botanical, length: number, scale?: number): string;
}

export type Arrangement = (stage: Stage) => Decor;

export function createStage(pen: Pen, spot: Spot, random: Random): Stage {
  const { x, y, scale } = spot;
  const edge = spot.edge / scale;
  // Behind a wide product the roots move outwards to stay visible.
  const spread = Math.max(0, edge - 165) * 0.86;
  const at = (dx: number, dy: number, turn: number, size: number, body: string) =>
    place(x + dx * scale, y + dy * scale, turn, size * scale, body);
  const behind: Stage['behind'] = (side, [dx, dy], turn, size, body) => at(dx + side * spread, dy, turn, size, body);
  return {
    pen,
    random,
    behind,
    beside: (side, [gap, dy], turn, size, body) => at(side * (edge + gap), dy, turn, size, body),
    fan: (draw, length, turns, size = 1.15) =>
      turns
        .map((turn) => {
          const side = turn < 0 ? -1 : 1;
          const steep = Math.abs(turn) / 60;
          const jitter = random() * 6 - 3;
          return behind(
            side,
            [side * (36 + steep * 50), -64 + steep * 50],
            turn + jitter,
            size * (1.06 - steep * 0.22),
            draw(pen, random, length * (0.96 + random() * 0.08)),
          );
        })
        .join(''),
    lying: (draw, length, size = 0.92) =>
      at(-Math.max(330, edge + 150), 92, 79 + random() * 4, size, draw(pen, random, length)),
  };
}
