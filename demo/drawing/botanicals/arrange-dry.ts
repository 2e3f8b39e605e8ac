// Arrangements of woods, resins, spices and nuts.

import { scatterBeside } from './arrange-fruit.ts';
import {
  drawAlmond,
  drawCinnamonBundle,
  drawCinnamonLying,
  drawCloveBranch,
  drawCloves,
  drawGinger,
  drawGingerSlice,
  drawResinHeap,
  drawRootBundle,
  drawThornBranch,
} from './dry-goods.ts';
import { drawCedarTwig } from './evergreens.ts';
import { drawBlades, drawFoliage } from './herbs.ts';
import { drawSprig, type Botanical } from './leaf.ts';
import type { Arrangement } from './spot.ts';
import { drawWoodChips, drawWoodSlice, drawWoodSticks } from './woods.ts';

const drawOliveTwig: Botanical = (pen, random, length) =>
  drawSprig(pen, random, {
    length,
    stem: '#8a7a5a',
    pairs: 8,
    spread: [56, 32],
    leafLength: [140, 84],
    slim: 0.15,
    dark: '#5c6d42',
    lights: ['#bcc69c', '#93a173'],
    bend: 8,
  });

const resin =
  (color: string, seed: string): Arrangement =>
  (stage) => ({
    back: stage.fan(drawThornBranch, 520, [-46, -20, 44, 22], 1.2),
    front: [
      stage.beside(-1, [76, -2], 0, 0.94, drawResinHeap(stage.pen, color, seed)),
      stage.beside(1, [80, 40], 0, 0.5, drawResinHeap(stage.pen, color, `${seed} small`)),
    ],
  });

export const dryArrangements = {
  wood: (stage) => ({
    back:
      stage.fan(drawFoliage, 460, [-66, -38, 64, 36], 1.1) +
      stage.behind(1, [176, -6], 10, 0.9, drawWoodSticks(stage.pen, stage.random, 400)),
    front: [stage.beside(-1, [66, -14], 0, 1, drawWoodSlice(stage.pen, 104, '#d9a468'))],
  }),
  woodChips: (stage) => ({
    back: stage.fan(drawFoliage, 460, [-66, -38, 64, 36], 1.1),
    front: [
      stage.beside(-1, [66, -14], 0, 1, drawWoodSlice(stage.pen, 104, '#d9a468')),
      stage.beside(1, [92, 40], 0, 0.94, drawWoodChips(stage.pen, stage.random, 150)),
    ],
  }),
  cedar: (stage) => ({
    back: stage.fan(drawCedarTwig, 520, [-50, -24, 50, 26], 1.16),
    front: [
      stage.beside(-1, [66, -12], 0, 1, drawWoodSlice(stage.pen, 106, '#d08f5e')),
      stage.beside(1, [80, 40], 30, 0.56, drawWoodSlice(stage.pen, 106, '#d9a06e')),
    ],
  }),
  roots: (stage) => ({
    back: stage.fan(drawBlades, 560, [-24, 25], 1.2),
    front: [stage.beside(-1, [90, -46], 52, 0.86, drawRootBundle(stage.pen, stage.random, 260))],
  }),
  resin: resin('#e2b45c', 'olibano'),
  myrrh: resin('#b2582a', 'mirra'),
  amber: (stage) => ({
    back: stage.fan(drawFoliage, 460, [-64, -38, 62, 36], 1.1),
    front: [
      stage.beside(-1, [76, -2], 0, 0.96, drawResinHeap(stage.pen, '#e08a1e', 'ambar')),
      stage.beside(1, [80, 40], 0, 0.54, drawResinHeap(stage.pen, '#e9a02c', 'ambar small')),
    ],
  }),
  cinnamon: (stage) => ({
    back:
      stage.fan(drawFoliage, 420, [56, 36]) + stage.behind(-1, [-196, 14], -9, 1.1, drawCinnamonBundle(stage.pen, 430)),
    front: [stage.beside(1, [60, 44], 28, 0.66, drawCinnamonLying(stage.pen, 210))],
  }),
  clove: (stage) => ({
    back: stage.fan(drawCloveBranch, 500, [-52, -26, 50, 26]),
    front: [
      stage.beside(-1, [62, 26], 0, 1, drawCloves(stage.pen, 6, 90, 'left')),
      stage.beside(1, [74, 46], 0, 0.76, drawCloves(stage.pen, 4, 70, 'right')),
    ],
  }),
  ginger: (stage) => ({
    back: stage.fan(drawFoliage, 470, [-56, -34, 54, 32]),
    front: [
      stage.beside(-1, [70, 6], -8, 0.98, drawGinger(stage.pen)),
      stage.beside(1, [62, 34], 0, 0.9, drawGingerSlice(stage.pen, 62)),
      stage.beside(1, [128, 54], 16, 0.8, drawGingerSlice(stage.pen, 62)),
    ],
  }),
  almond: (stage) => ({
    back: stage.fan(drawFoliage, 460, [-56, -30, 54, 29]),
    front: [
      scatterBeside(stage, -1, drawAlmond(stage.pen), 'almond l'),
      scatterBeside(stage, 1, drawAlmond(stage.pen), 'almond r'),
    ],
  }),
  argan: (stage) => ({
    back: stage.fan(drawOliveTwig, 520, [-54, -28, 52, 27]),
    front: [
      scatterBeside(stage, -1, drawAlmond(stage.pen, '#c8954a'), 'argan l'),
      scatterBeside(stage, 1, drawAlmond(stage.pen, '#a87a38'), 'argan r'),
    ],
  }),
} satisfies Record<string, Arrangement>;
