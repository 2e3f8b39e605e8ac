// Arrangements of spices, grasses and gum trees.

import { scatterBeside } from './arrange-fruit.ts';
import { drawResinHeap } from './dry-goods.ts';
import { drawCopaiba } from './herbs.ts';
import {
  drawCardamomPod,
  drawCardamomShoot,
  drawGumBranch,
  drawGumNut,
  drawMarjoram,
  drawPalmarosa,
  drawPepperBranch,
  drawPeppercorn,
} from './spices-and-grasses.ts';
import type { Arrangement } from './spot.ts';

export const spiceArrangements = {
  pinkPepper: (stage) => ({
    back: stage.fan(drawPepperBranch, 520, [-52, -26, 50, 26], 1.18),
    front: [
      scatterBeside(stage, -1, drawPeppercorn(stage.pen), 'pepper l'),
      scatterBeside(stage, 1, drawPeppercorn(stage.pen, '#e27482'), 'pepper r'),
    ],
  }),
  cardamom: (stage) => ({
    back: stage.fan(drawCardamomShoot, 520, [-44, -20, 42, 21], 1.16),
    front: [
      scatterBeside(stage, -1, drawCardamomPod(stage.pen), 'cardamom l'),
      scatterBeside(stage, 1, drawCardamomPod(stage.pen), 'cardamom r'),
    ],
  }),
  palmarosa: (stage) => ({
    back: stage.fan(drawPalmarosa, 580, [-30, 31], 1.24),
    front: [stage.lying(drawPalmarosa, 330)],
  }),
  gumLeaf: (stage) => ({
    back: stage.fan(drawGumBranch, 540, [-56, -28, 54, 27], 1.2),
    front: [
      stage.beside(-1, [70, 40], -20, 0.8, drawGumNut(stage.pen)),
      stage.beside(1, [60, 44], 12, 0.8, drawGumNut(stage.pen)),
      stage.beside(1, [124, 58], -30, 0.66, drawGumNut(stage.pen)),
    ],
  }),
  marjoram: (stage) => ({
    back: stage.fan(drawMarjoram, 480, [-54, -28, -8, 52, 27], 1.2),
    front: [stage.lying(drawMarjoram, 320)],
  }),
  breu: (stage) => ({
    back: stage.fan(drawCopaiba, 500, [-60, -32, 58, 30]),
    front: [
      stage.beside(-1, [76, -2], 0, 0.94, drawResinHeap(stage.pen, '#e4dbc6', 'breu')),
      stage.beside(1, [80, 40], 0, 0.5, drawResinHeap(stage.pen, '#d6ccb4', 'breu small')),
    ],
  }),
} satisfies Record<string, Arrangement>;
