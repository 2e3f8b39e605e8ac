// Arrangements of the plants of pressed oils and butters.

import {
  drawBuriti,
  drawBuritiHalf,
  drawCamuCamu,
  drawCamuCamuBranch,
  drawCupuacu,
  drawCupuacuHalf,
  drawFanPalm,
} from './amazon-fruits.ts';
import { scatterBeside } from './arrange-fruit.ts';
import { drawFoliage } from './herbs.ts';
import {
  drawGrapeBunch,
  drawJojobaNut,
  drawJojobaTwig,
  drawOlive,
  drawOliveBranch,
  drawSheaNut,
  drawSheaTwig,
  drawSunflower,
  drawSunflowerHead,
  drawSunflowerSeed,
  drawVine,
} from './seeds.ts';
import type { Arrangement } from './spot.ts';

export const oilPlantArrangements = {
  sunflower: (stage) => ({
    back: stage.fan(drawSunflower, 560, [-34, 36], 1.16),
    front: [
      stage.beside(-1, [64, -16], 0, 1, drawSunflowerHead(stage.pen, 126)),
      scatterBeside(stage, 1, drawSunflowerSeed(stage.pen), 'sunflower'),
    ],
  }),
  jojoba: (stage) => ({
    back: stage.fan(drawJojobaTwig, 520, [-50, -26, 48, 25], 1.16),
    front: [
      scatterBeside(stage, -1, drawJojobaNut(stage.pen), 'jojoba l'),
      scatterBeside(stage, 1, drawJojobaNut(stage.pen), 'jojoba r'),
    ],
  }),
  olive: (stage) => ({
    back: stage.fan(drawOliveBranch, 520, [-54, -28, 52, 27], 1.16),
    front: [
      scatterBeside(stage, -1, drawOlive(stage.pen), 'olive l'),
      scatterBeside(stage, 1, drawOlive(stage.pen, '#5a4a3c'), 'olive r'),
    ],
  }),
  grape: (stage) => ({
    back: stage.fan(drawVine, 520, [-44, 42], 1.16),
    front: [
      stage.beside(-1, [70, -120], 18, 0.92, drawGrapeBunch(stage.pen)),
      stage.beside(1, [66, -40], -24, 0.5, drawGrapeBunch(stage.pen)),
    ],
  }),
  shea: (stage) => ({
    back: stage.fan(drawSheaTwig, 480, [-48, -20, 46, 22], 1.1),
    front: [
      scatterBeside(stage, -1, drawSheaNut(stage.pen), 'shea l'),
      scatterBeside(stage, 1, drawSheaNut(stage.pen), 'shea r'),
    ],
  }),
  buriti: (stage) => ({
    back: stage.fan(drawFanPalm, 560, [-44, 42], 1.12) + stage.beside(1, [74, -80], 10, 1, drawBuriti(stage.pen)),
    front: [
      stage.beside(-1, [84, -20], -16, 1, drawBuritiHalf(stage.pen)),
      stage.beside(1, [40, 50], 40, 0.7, drawBuriti(stage.pen)),
    ],
  }),
  camuCamu: (stage) => ({
    back: stage.fan(drawCamuCamuBranch, 520, [-54, -28, 52, 28]),
    front: (
      [
        [-1, 84, 14, '#8a1832', 44],
        [-1, 26, 56, '#b8323a', 38],
        [-1, 128, 54, '#a3243a', 36],
        [1, 70, 40, '#9a1e38', 40],
        [1, 140, 54, '#c2493c', 34],
      ] as const
    ).map(([side, gap, dy, color, radius]) =>
      stage.beside(side, [gap, dy], 0, 1, drawCamuCamu(stage.pen, color, radius)),
    ),
  }),
  cupuacu: (stage) => ({
    back: stage.fan(drawFoliage, 460, [-58, 56, 34]) + stage.beside(1, [30, -120], 20, 0.9, drawCupuacu(stage.pen)),
    front: [stage.beside(-1, [48, -20], -24, 0.86, drawCupuacuHalf(stage.pen))],
  }),
} satisfies Record<string, Arrangement>;
