// Arrangements of fruits.

import { drawCoffeeBean, scatter } from './dry-goods.ts';
import {
  drawCacaoHalf,
  drawCacaoPod,
  drawCassisBranch,
  drawCassisBunch,
  drawCoconutHalf,
  drawCoffeeBranch,
  drawFig,
  drawFigHalf,
  drawFigLeaves,
  drawPalmFrond,
  drawPassionFruit,
} from './fruits.ts';
import { drawFoliage } from './herbs.ts';
import { drawBead } from './leaf.ts';
import type { Arrangement } from './spot.ts';

export const fruitArrangements = {
  fig: (stage) => ({
    back: stage.fan(drawFigLeaves, 520, [-44, 42], 1.24),
    front: [
      stage.beside(-1, [62, -14], -8, 1, drawFigHalf(stage.pen)),
      stage.beside(1, [70, 24], 14, 0.78, drawFig(stage.pen)),
    ],
  }),
  cassis: (stage) => ({
    back: stage.fan(drawCassisBranch, 520, [-44, 42], 1.24),
    front: [
      stage.beside(-1, [56, -120], 24, 0.9, drawCassisBunch(stage.pen)),
      ...[
        [1, 50, 40, 1.1],
        [1, 100, 22, 0.9],
        [-1, 6, 70, 0.9],
      ].map(([side, gap = 0, dy = 0, scale = 1]) =>
        stage.beside(side === 1 ? 1 : -1, [gap, dy], 0, scale, drawBead(stage.pen, 25, 25, '#43204e', 0.55)),
      ),
    ],
  }),
  coconut: (stage) => ({
    back: stage.fan(drawPalmFrond, 560, [-48, -18, 46, 20], 1.16),
    front: [
      stage.beside(-1, [70, 6], -6, 1.05, drawCoconutHalf(stage.pen, 126)),
      stage.beside(1, [76, 40], 8, 0.62, drawCoconutHalf(stage.pen, 126)),
    ],
  }),
  cacao: (stage) => ({
    back: stage.fan(drawFoliage, 440, [-58, 56, 34]) + stage.beside(1, [78, -110], 22, 0.92, drawCacaoPod(stage.pen)),
    front: [
      stage.beside(-1, [66, -20], -24, 0.86, drawCacaoHalf(stage.pen)),
      scatterBeside(stage, 1, drawBead(stage.pen, 30, 20, '#6e3d20', 0.25), 'cacao'),
    ],
  }),
  passionFruit: (stage) => ({
    back: stage.fan(drawFoliage, 460, [-58, -34, 56, 32]),
    front: [
      stage.beside(-1, [66, -10], 0, 1, drawPassionFruit(stage.pen, 112)),
      stage.beside(1, [76, 36], 40, 0.66, drawPassionFruit(stage.pen, 112)),
    ],
  }),
  coffee: (stage) => ({
    back: stage.fan(drawCoffeeBranch, 520, [-54, -28, 52, 28]),
    front: [
      scatterBeside(stage, -1, drawCoffeeBean(stage.pen), 'coffee l'),
      scatterBeside(stage, 1, drawCoffeeBean(stage.pen), 'coffee r'),
    ],
  }),
} satisfies Record<string, Arrangement>;

/** A loose heap on the floor next to the product. */
export function scatterBeside(stage: Parameters<Arrangement>[0], side: -1 | 1, body: string, seed: string): string {
  const spots = [
    [-58, 4],
    [-8, -26, 1.1],
    [46, 6],
    [-30, 38, 1.05],
    [24, 46, 0.95],
    [92, 36, 0.9],
    [-100, 40, 0.85],
  ] as const;
  return stage.beside(
    side,
    [side === -1 ? 60 : 74, side === -1 ? 6 : 28],
    0,
    side === -1 ? 1 : 0.76,
    scatter(body, seed, spots),
  );
}
