// Which botanicals stand behind and lie before a product, by motif.

import type { Frame } from '../frame.ts';
import type { MotifName } from '../motifs/line-motif.ts';
import type { Random } from '../random.ts';
import type { Pen } from '../svg.ts';
import { dryArrangements } from './arrange-dry.ts';
import { fruitArrangements } from './arrange-fruit.ts';
import { oilPlantArrangements } from './arrange-oil-plants.ts';
import { spiceArrangements } from './arrange-spices.ts';
import { citrusColors, drawCitrusFruit, drawCitrusHalf, drawLemon } from './citrus.ts';
import { drawPods, drawResinTear } from './dry-goods.ts';
import { drawAloe, drawBamboo, drawTeaTree } from './evergreens.ts';
import {
  drawChamomile,
  drawCottonBranch,
  drawGeranium,
  drawJasmineTwig,
  drawManacaBranch,
  drawRosehip,
  drawYlangBranch,
} from './flowering-branches.ts';
import {
  drawCottonBoll,
  drawDogRose,
  drawJasmine,
  drawManacaFlower,
  drawOrangeBlossom,
  drawRose,
  drawVanillaFlower,
  drawYlang,
} from './flowers.ts';
import {
  drawBasil,
  drawBlades,
  drawCopaiba,
  drawEucalyptus,
  drawFoliage,
  drawMint,
  drawPatchouli,
  drawRosemary,
  drawSage,
  drawTeaShoot,
  drawVerbena,
} from './herbs.ts';
import { drawLavender, drawLavenderBunch } from './lavender.ts';
import { drawBlossom, drawLeaf } from './leaf.ts';
import { createStage, type Arrangement, type Decor, type Spot, type Stage } from './spot.ts';

const herb =
  (
    draw: Parameters<Stage['fan']>[0],
    length: number,
    turns: readonly number[],
    lying: number,
    scale?: number,
  ): Arrangement =>
  (stage) => ({ back: stage.fan(draw, length, turns, scale), front: lying ? [stage.lying(draw, lying)] : [] });

const blade = { width: 13, from: '#7d9130', to: '#d9e08a' };

const herbs = {
  lavender: herb(drawLavender, 590, [-37, -21, 39, 23], 430, 1.22),
  rosemary: herb(drawRosemary, 480, [-50, -27, 48, 25], 340, 1.3),
  eucalyptus: herb(drawEucalyptus, 530, [-54, -28, 56, 27], 330, 1.22),
  mint: herb(drawMint, 470, [-58, -30, 56, 28], 300),
  verbena: herb(drawVerbena, 500, [-54, -28, 52, 26], 320),
  patchouli: herb(drawPatchouli, 460, [-56, -28, 54, 27], 0),
  basil: herb(drawBasil, 450, [-58, -29, 56, 30], 280),
  sage: herb(drawSage, 500, [-54, -27, 52, 26], 320),
  copaiba: (stage) => ({
    back: stage.fan(drawCopaiba, 500, [-60, -32, 58, 30]),
    front: [
      stage.beside(-1, [64, 8], 0, 1, drawResinTear(stage.pen, 62, '#d9981e')),
      stage.beside(1, [70, 40], 20, 0.62, drawResinTear(stage.pen, 62, '#e0a52c')),
    ],
  }),
  tea: herb(drawTeaShoot, 470, [-56, -28, 54, 27], 270),
  teaTree: herb(drawTeaTree, 520, [-50, -26, 48, 25], 340),
  lemongrass: (stage) => ({
    back: stage.fan(drawBlades, 620, [-22, 23], 1.28),
    front: [
      stage.beside(-1, [30, 50], -72, 1, drawLeaf(stage.pen, { ...blade, length: 300, bend: -40 })),
      stage.beside(1, [30, 46], 66, 1, drawLeaf(stage.pen, { ...blade, length: 280, bend: 46 })),
    ],
  }),
  bamboo: (stage) => ({
    back: [
      stage.behind(-1, [-150, -30], -3, 1.3, drawBamboo(stage.pen, stage.random, 620)),
      stage.behind(-1, [-236, -10], -7, 1.05, drawBamboo(stage.pen, stage.random, 560)),
      stage.behind(1, [176, -26], 4, 1.24, drawBamboo(stage.pen, stage.random, 590)),
    ].join(''),
    front: [
      stage.beside(
        1,
        [70, 40],
        -62,
        1,
        drawLeaf(stage.pen, { length: 190, width: 20, from: '#48701f', to: '#b8d57c', bend: 16 }),
      ),
    ],
  }),
  aloe: (stage) => ({
    back:
      stage.behind(-1, [-120, 10], -14, 1.3, drawAloe(stage.pen, stage.random, 470)) +
      stage.behind(1, [130, 10], 16, 1.2, drawAloe(stage.pen, stage.random, 450)),
    front: [],
  }),
} satisfies Partial<Record<MotifName, Arrangement>>;

const flowers = {
  rose: (stage) => ({
    back: stage.fan(drawFoliage, 400, [-56, -40, 58, 42], 1),
    front: [
      stage.beside(-1, [46, -30], 0, 1, drawRose(stage.pen, stage.random, 122)),
      stage.beside(1, [66, 36], 20, 0.64, drawRose(stage.pen, stage.random, 122, '#e88aa0')),
    ],
  }),
  manaca: (stage) => ({
    back: stage.fan(drawManacaBranch, 520, [-54, -28, 52, 27], 1.2),
    front: [0, 1, 2].map((index) =>
      stage.beside(
        index === 1 ? 1 : -1,
        [[58, 70, 2][index] ?? 0, [2, 42, 66][index] ?? 0],
        index * 30,
        [1.1, 0.8, 0.7][index] ?? 1,
        drawManacaFlower(stage.pen, 80, index),
      ),
    ),
  }),
  vanilla: (stage) => ({
    back: stage.behind(-1, [-216, 10], -24, 1.1, drawPods(stage.pen, 460)),
    front: [
      stage.beside(-1, [72, -14], 0, 1, drawVanillaFlower(stage.pen, 112)),
      stage.beside(1, [74, 40], 30, 0.7, drawVanillaFlower(stage.pen, 112)),
    ],
  }),
  geranium: (stage) => ({
    back: stage.fan(drawGeranium, 520, [-34, 33, -56], 1.16),
    front: [0, 1].map((index) =>
      stage.beside(
        index ? 1 : -1,
        [index ? 74 : 60, index ? 44 : 20],
        index * 30,
        index ? 0.8 : 1.15,
        drawBlossom(
          stage.pen,
          { count: 5, length: 62, width: 30, from: '#a53a7c', to: '#eda3cf' },
          { radius: 9, color: '#fbe9a8' },
        ),
      ),
    ),
  }),
  ylang: (stage) => ({
    back: stage.fan(drawYlangBranch, 520, [-40, 38], 1.2),
    front: [stage.beside(-1, [60, -40], 0, 0.9, drawYlang(stage.pen, stage.random, 118))],
  }),
  jasmine: (stage) => ({
    back: stage.fan(drawJasmineTwig, 520, [-54, -28, 52, 27]),
    front: [
      stage.beside(-1, [60, 12], 0, 1.05, drawJasmine(stage.pen, 84)),
      stage.beside(-1, [10, 66], 24, 0.7, drawJasmine(stage.pen, 84)),
      stage.beside(1, [70, 44], 40, 0.8, drawJasmine(stage.pen, 84)),
    ],
  }),
  chamomile: (stage) => ({
    back: stage.fan(drawChamomile, 520, [-50, -30, 52, 31, -14], 1.16),
    front: [0, 1, 2].map((index) =>
      stage.beside(
        index === 1 ? 1 : -1,
        [[64, 66, 4][index] ?? 0, [14, 42, 68][index] ?? 0],
        index * 20,
        [1.05, 0.8, 0.7][index] ?? 1,
        drawBlossom(
          stage.pen,
          { count: 14, length: 78, width: 14, from: '#e6e0cc', to: '#ffffff' },
          { radius: 27, color: '#eeb11c' },
        ),
      ),
    ),
  }),
  cotton: (stage) => ({
    back: stage.fan(drawCottonBranch, 540, [-42, -22, 40, 22], 1.14),
    front: [stage.beside(-1, [66, 24], -14, 1.05, drawCottonBoll(stage.pen, stage.random, 92))],
  }),
  rosehip: (stage) => ({
    back: stage.fan(drawRosehip, 500, [-54, -28, 52, 27]),
    front: [
      stage.beside(-1, [56, -4], 0, 1, drawDogRose(stage.pen, 108)),
      stage.beside(1, [70, 42], 30, 0.64, drawDogRose(stage.pen, 108)),
    ],
  }),
  orangeBlossom: (stage) => ({
    back:
      stage.fan(drawFoliage, 470, [-56, -30, 54, 29]) +
      stage.behind(-1, [-190, -330], 10, 0.9, drawOrangeBlossom(stage.pen, 92)) +
      stage.behind(1, [206, -400], 30, 0.8, drawOrangeBlossom(stage.pen, 92)),
    front: [
      stage.beside(-1, [60, 0], 0, 1, drawOrangeBlossom(stage.pen, 108)),
      stage.beside(1, [70, 44], 24, 0.7, drawOrangeBlossom(stage.pen, 108)),
    ],
  }),
} satisfies Partial<Record<MotifName, Arrangement>>;

const citrus =
  (kind: keyof typeof citrusColors, stretch: number, side: 1 | -1): Arrangement =>
  (stage) => {
    const { pen } = stage;
    const colors = citrusColors[kind];
    const leaf = drawLeaf(pen, { length: 170, width: 44, from: '#2d6a3c', to: '#8cc276', bend: 12 });
    return {
      back:
        stage.beside(side, [80, -118], 0, 1, drawCitrusFruit(pen, 146, colors.rind, stretch)) +
        stage.beside(
          side === 1 ? -1 : 1,
          [40, -70],
          10,
          0.7,
          kind === 'orange' ? '' : drawCitrusFruit(pen, 120, colors.rind, stretch),
        ),
      front: [
        stage.beside(side === 1 ? -1 : 1, [80, -6], -12, 1, drawCitrusHalf(pen, 118, colors)),
        stage.beside(side, [26, 64], side * 40, 1, leaf),
      ],
    };
  };

const citrusArrangements = {
  orange: citrus('orange', 1, 1),
  tangerine: citrus('tangerine', 0.84, -1),
  grapefruit: citrus('grapefruit', 0.98, 1),
  lime: citrus('lime', 0.96, -1),
  bergamot: citrus('bergamot', 1.08, 1),
  lemon: (stage) => ({
    back:
      stage.beside(-1, [60, -96], -18, 1, drawLemon(stage.pen, 124)) +
      stage.beside(1, [36, -70], 168, 0.84, drawLemon(stage.pen, 116)),
    front: [
      stage.beside(1, [84, -2], -12, 1, drawCitrusHalf(stage.pen, 106, citrusColors.lemon)),
      stage.beside(-1, [70, 48], 14, 0.66, drawLemon(stage.pen, 110)),
    ],
  }),
} satisfies Partial<Record<MotifName, Arrangement>>;

const arrangements: Record<MotifName, Arrangement> = {
  ...herbs,
  ...flowers,
  ...citrusArrangements,
  ...fruitArrangements,
  ...dryArrangements,
  ...oilPlantArrangements,
  ...spiceArrangements,
  drop: () => ({ back: '', front: [] }),
};

/** Of a plant that many products share: otherwise their pictures are nearly equal. */
const beforeAlcove: Partial<Record<MotifName, Arrangement>> = {
  lavender: (stage) => ({
    back: stage.behind(1, [132, 16], 13, 1.06, drawLavenderBunch(stage.pen, stage.random, 640)),
    front: [
      stage.beside(-1, [26, 34], -74, 0.86, drawLavender(stage.pen, stage.random, 330)),
      stage.beside(-1, [-10, 70], -64, 0.78, drawLavender(stage.pen, stage.random, 290)),
    ],
  }),
};

export function arrange(
  pen: Pen,
  motif: MotifName,
  spot: Spot,
  { random, scenery }: { random: Random; scenery?: Frame['scenery'] },
): Decor {
  const special = scenery === 'alcove' ? beforeAlcove[motif] : undefined;
  const arrangement = special ?? arrangements[motif];
  return arrangement(createStage(pen, spot, random));
}
