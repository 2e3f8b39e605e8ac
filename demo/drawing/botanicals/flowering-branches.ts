// Branches and stems in flower.

import { darken, lighten } from '../color.ts';
import { place, repeat, round, type Pen } from '../svg.ts';
import { drawCottonBoll, drawJasmine, drawManacaFlower, drawYlang } from './flowers.ts';
import { drawBead, drawBlossom, drawLeaf, drawSprig, drawStem, type Botanical } from './leaf.ts';

/** Twig with jasmine stars and pink buds. */
export const drawJasmineTwig: Botanical = (pen, random, length) => {
  const leaves = drawSprig(pen, random, {
    length,
    stem: '#5d7340',
    pairs: 7,
    spread: [66, 40],
    leafLength: [120, 70],
    slim: 0.3,
    dark: '#38602c',
    lights: ['#9cc07f', '#6b9a58'],
    bend: 8,
  });
  const stars = repeat(5, (index) =>
    place(
      (index % 2 ? 1 : -1) * (26 + random() * 30),
      -length * (0.36 + index * 0.14),
      random() * 60,
      1,
      drawJasmine(pen, 58 - index * 3),
    ),
  );
  const bud = drawLeaf(pen, { length: 62, width: 10, from: '#d9a9b4', to: '#fff6f4', vein: false });
  return leaves + stars + place(6, -length, 14, 1, bud) + place(-8, -length * 0.96, -22, 0.85, bud);
};

export const drawYlangBranch: Botanical = (pen, random, length) => {
  const leaves = drawSprig(pen, random, {
    length,
    stem: '#5f6a3a',
    pairs: 5,
    spread: [66, 40],
    leafLength: [180, 110],
    slim: 0.28,
    dark: '#2f5a2a',
    lights: ['#8fb765', '#5f9148'],
    bend: 14,
  });
  return (
    leaves +
    place(34, -length * 0.7, 8, 1, drawYlang(pen, random, 118)) +
    place(-30, -length * 0.95, -14, 0.8, drawYlang(pen, random, 118))
  );
};

/** Dog rose with its hips. */
export const drawRosehip: Botanical = (pen, random, length) => {
  const leaves = drawSprig(pen, random, {
    length,
    stem: '#7a5a3c',
    pairs: 6,
    spread: [66, 40],
    leafLength: [110, 70],
    slim: 0.36,
    dark: '#3a6630',
    lights: ['#95bd72', '#679a50'],
    teeth: 8,
    tip: false,
  });
  const hip = `${drawStem(46, '#7a5a3c', 5)}${place(0, -78, 0, 1, drawBead(pen, 30, 40, '#d23a22', 0.6))}<path d="M-9 -116L-16 -134L-3 -122L2 -138L6 -121L18 -132L10 -115Z" fill="#5b4526"/>`;
  const places = [
    [0.5, 52],
    [0.66, -56],
    [0.82, 38],
    [0.98, -8],
  ] as const;
  return leaves + places.map(([share, turn]) => place(0, -length * share, turn + random() * 10, 1, hip)).join('');
};

export const drawCottonBranch: Botanical = (pen, random, length) => {
  const side = place(
    0,
    -length * 0.42,
    -44,
    1,
    drawStem(length * 0.24, '#7a5b3c', 6) + place(0, -length * 0.24, 24, 1, drawCottonBoll(pen, random, 66)),
  );
  const other = place(
    0,
    -length * 0.6,
    46,
    1,
    drawStem(length * 0.2, '#7a5b3c', 6) + place(0, -length * 0.2, -26, 1, drawCottonBoll(pen, random, 60)),
  );
  return (
    drawStem(length * 0.94, '#7a5b3c', 8, random() * 40 - 20) +
    side +
    other +
    place(0, -length * 0.92, 0, 1, drawCottonBoll(pen, random, 78))
  );
};

/** Branch of the manacá tree, its flowers violet, lilac and white at once. */
export const drawManacaBranch: Botanical = (pen, random, length) => {
  const leaves = drawSprig(pen, random, {
    length,
    stem: '#6d5a3c',
    pairs: 6,
    spread: [64, 40],
    leafLength: [150, 92],
    slim: 0.26,
    dark: '#27593a',
    lights: ['#83b27c', '#568f5a'],
    bend: 10,
  });
  const flowers = repeat(6, (index) =>
    place(
      (index % 2 ? 1 : -1) * (30 + random() * 36),
      -length * (0.34 + index * 0.125),
      random() * 60,
      1,
      drawManacaFlower(pen, 56 - index * 2, Math.floor(random() * 3)),
    ),
  );
  return leaves + flowers;
};

export const drawChamomile: Botanical = (pen, random, length) => {
  const stem = drawStem(length, '#7fa04d', 6, random() * 40 - 20);
  const threads = repeat(8, (index) => {
    const side = index % 2 ? 1 : -1;
    return place(
      0,
      -length * (0.1 + index * 0.09),
      side * (30 + random() * 24),
      1,
      drawLeaf(pen, { length: 80, width: 5, from: '#6f9440', to: '#a9c873', vein: false, bend: side * 14 }),
    );
  });
  const daisy = drawBlossom(
    pen,
    { count: 14, length: 78, width: 14, from: '#e6e0cc', to: '#ffffff' },
    { radius: 27, color: '#eeb11c' },
  );
  const smaller = place(
    -16,
    -length * 0.6,
    -42,
    1,
    drawStem(length * 0.3, '#7fa04d', 5) + place(0, -length * 0.3, 20, 0.72, daisy),
  );
  return stem + threads + smaller + place(0, -length, random() * 30, 1, daisy);
};

/** Umbel of small five-petalled flowers over a round leaf. */
export const drawGeranium: Botanical = (pen, random, length) => {
  const floret = (color: string) =>
    drawBlossom(
      pen,
      { count: 5, length: 46, width: 22, from: darken(color, 0.24), to: lighten(color, 0.3), turn: random() * 60 },
      { radius: 7, color: '#fbe9a8' },
    );
  const colors = ['#d856a6', '#e57bbd', '#c9428f'];
  const umbel = repeat(13, (index) => {
    const angle = index * 2.4;
    const reach = Math.sqrt(index) * 27;
    return place(
      Math.cos(angle) * reach,
      -length + Math.sin(angle) * reach * 0.8,
      0,
      1,
      floret(colors[index % 3] ?? '#d856a6'),
    );
  });
  const rays = repeat(
    7,
    (index) =>
      `<path d="M0 ${round(-length * 0.8)}L${round((index - 3) * 24)} ${round(-length + 20)}" stroke="#7d9a55" stroke-width="4"/>`,
  );
  const leaf =
    place(0, -length * 0.3, -52, 1, drawRoundLeaf(pen, 96)) + place(0, -length * 0.2, 56, 1, drawRoundLeaf(pen, 84));
  return drawStem(length * 0.82, '#7d9a55', 8, random() * 30 - 15) + leaf + rays + umbel;
};

function drawRoundLeaf(pen: Pen, radius: number): string {
  const fill = pen.radial(
    [
      [0, '#4c7f3f'],
      [0.55, '#6aa356'],
      [0.72, '#4f8444'],
      [1, '#8fc177'],
    ],
    [0.5, 0.9, 0.9],
  );
  const lobes = repeat(7, (index) => {
    const from = -2.5 + index * 0.714;
    const middle = from + 0.357;
    const at = (angle: number, reach: number) =>
      `${round(Math.sin(angle) * radius * reach)} ${round(-radius - Math.cos(angle) * radius * reach)}`;
    return `${index ? '' : `L${at(from, 0.86)}`}Q${at(middle, 1.24)} ${at(from + 0.714, 0.88)}`;
  });
  const veins = repeat(
    5,
    (index) =>
      `M0 ${round(-radius * 0.45)}L${round(Math.sin(-1.3 + index * 0.65) * radius * 0.72)} ${round(-radius - Math.cos(-1.3 + index * 0.65) * radius * 0.72)}`,
  );
  return `<path d="M0 0L0 ${round(-radius * 0.5)}" stroke="#7d9a55" stroke-width="6"/><path d="M0 ${round(-radius * 0.4)}${lobes}Z" fill="${fill}"/><path d="${veins}" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>`;
}
