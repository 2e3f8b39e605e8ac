// Plants of pressed oils: seeds, nuts, olives and grapes.

import { mix } from '../color.ts';
import { createRandom } from '../random.ts';
import { place, repeat, round, type Pen } from '../svg.ts';
import { drawLobedLeaf } from './fruits.ts';
import { drawBead, drawBlossom, drawLeaf, drawSprig, drawStem, type Botanical } from './leaf.ts';

/** Head of a sunflower: two rings of rays round a disc of florets. */
export function drawSunflowerHead(pen: Pen, radius: number): string {
  const ray = { length: radius, width: radius * 0.17, from: '#d6820e', to: '#ffd133' };
  const back = drawBlossom(pen, { ...ray, count: 18, turn: 10 }, { radius: 1, color: '#5a3416' });
  const front = drawBlossom(
    pen,
    { ...ray, count: 18, length: radius * 0.92, turn: 0 },
    { radius: 1, color: '#5a3416' },
  );
  const random = createRandom('sunflower');
  const florets = repeat(120, (index) => {
    const reach = Math.sqrt((index + 0.5) / 120) * radius * 0.46;
    const angle = index * 2.399;
    const color = reach > radius * 0.36 ? '#b8781e' : ['#3c2210', '#53301a', '#6d4420'][Math.floor(random() * 3)];
    return `<circle cx="${round(Math.cos(angle) * reach)}" cy="${round(Math.sin(angle) * reach)}" r="${round(radius * 0.032)}" fill="${color}"/>`;
  });
  return `${back}${front}<circle r="${round(radius * 0.49)}" fill="#4a2a12"/>${florets}`;
}

export const drawSunflower: Botanical = (pen, random, length) => {
  const leaf = (share: number, turn: number) =>
    place(
      0,
      -length * share,
      turn + random() * 8,
      1,
      drawLeaf(pen, { length: length * 0.34, width: length * 0.12, from: '#2f6a2c', to: '#93bf68', bend: 10 }),
    );
  return (
    drawStem(length * 0.9, '#6d8f42', 12, random() * 40 - 20) +
    leaf(0.16, -64) +
    leaf(0.32, 58) +
    leaf(0.5, -52) +
    leaf(0.62, 50) +
    place(0, -length * 0.92, random() * 20, 1, drawSunflowerHead(pen, length * 0.22))
  );
};

export function drawSunflowerSeed(pen: Pen): string {
  const shell = pen.linear([
    [0, '#26211d'],
    [0.3, '#5a524a'],
    [0.5, '#2b2622'],
    [1, '#14110f'],
  ]);
  return `<path d="M0 -40C16 -22 26 8 18 30C10 44 -10 44 -18 30C-26 8 -16 -22 0 -40Z" fill="${shell}"/><path d="M-7 -20Q-14 8 -9 32M7 -20Q14 8 9 32M0 -28V36" stroke="#e9e2d6" stroke-opacity=".8" stroke-width="2.6" fill="none"/>`;
}

/** Leathery grey-green leaves that stand upright, as of the jojoba shrub. */
export const drawJojobaTwig: Botanical = (pen, random, length) => {
  const leaves = drawSprig(pen, random, {
    length,
    stem: '#9a8a6a',
    pairs: 9,
    spread: [52, 30],
    leafLength: [104, 66],
    slim: 0.36,
    dark: '#66795a',
    lights: ['#c6d1b4', '#a3b394'],
    bend: 6,
  });
  const nuts = repeat(3, (index) =>
    place((index % 2 ? 1 : -1) * 24, -length * (0.3 + index * 0.2), index * 30, 0.62, drawJojobaNut(pen)),
  );
  return leaves + nuts;
};

export function drawJojobaNut(pen: Pen): string {
  const sepals = repeat(3, (index) =>
    place(0, -22, -46 + index * 46, 1, drawLeaf(pen, { length: 30, width: 12, from: '#8f9a6a', to: '#c9d0a6' })),
  );
  return `${drawBead(pen, 27, 37, '#7d4a28', 0.35)}${sepals}`;
}

export const drawOlive = (pen: Pen, color = '#7c8a34'): string => drawBead(pen, 27, 36, color, 0.55);

/** Olive twig with its fruit between green and purple. */
export const drawOliveBranch: Botanical = (pen, random, length) => {
  const leaves = drawSprig(pen, random, {
    length,
    stem: '#8a7a5a',
    pairs: 8,
    spread: [56, 32],
    leafLength: [140, 84],
    slim: 0.13,
    dark: '#4f6042',
    lights: ['#c3cca8', '#93a173'],
    bend: 8,
  });
  const olives = repeat(5, (index) =>
    place(
      (index % 2 ? 1 : -1) * 28,
      -length * (0.2 + index * 0.14),
      0,
      0.86,
      drawOlive(pen, mix('#7c8a34', '#4a2f48', random())),
    ),
  );
  return leaves + olives;
};

/** A full bunch that narrows downwards. */
export function drawGrapeBunch(pen: Pen): string {
  const rows = [4, 5, 4, 3, 2, 1];
  const random = createRandom('grapes');
  const grapes = rows
    .map((count, row) =>
      repeat(count, (index) => {
        const color = mix('#5a2f6a', '#3a1a48', random());
        const x = (index - (count - 1) / 2) * 43 + random() * 8 - 4;
        return place(x, 30 + row * 37, 0, 1, drawBead(pen, 27, 28, color, 0.42));
      }),
    )
    .join('');
  return `<path d="M0 -34V30" stroke="#7a8a44" stroke-width="8" stroke-linecap="round"/>${grapes}`;
}

export const drawVine: Botanical = (pen, random, length) => {
  const leaf = (share: number, turn: number, size: number) =>
    place(
      0,
      -length * share,
      turn + random() * 8,
      1,
      drawLobedLeaf(pen, length * size, '#3a6a2a', random() > 0.5 ? '#a9cc78' : '#79a854'),
    );
  const tendril = `<path d="M0 ${round(-length * 0.7)}c60 -30 90 10 60 34c-24 18 -44 -10 -24 -22" stroke="#8aa050" stroke-width="4" fill="none"/>`;
  return (
    drawStem(length * 0.9, '#7a5c3c', 9, random() * 50 - 25) +
    tendril +
    leaf(0.24, -60, 0.36) +
    leaf(0.46, 56, 0.38) +
    leaf(0.7, -40, 0.34) +
    leaf(0.88, 16, 0.34) +
    place(0, -length * 0.56, 0, 0.86, drawGrapeBunch(pen))
  );
};

/** Glossy nut of the shea tree with its pale scar. */
export const drawSheaNut = (pen: Pen): string =>
  `${drawBead(pen, 38, 48, '#6d3c20', 0.55)}<path d="M8 -40C34 -24 34 22 10 40C20 12 20 -14 8 -40Z" fill="#e2c294" opacity=".9"/>`;

/** Long leaves in a tuft at the end of a twig, as of the shea tree. */
export const drawSheaTwig: Botanical = (pen, random, length) =>
  drawSprig(pen, random, {
    length,
    stem: '#7a5f40',
    thickness: 9,
    pairs: 6,
    start: 0.4,
    spread: [78, 20],
    leafLength: [250, 190],
    slim: 0.14,
    dark: '#3a6434',
    lights: ['#b3c886', '#82a75e'],
    bend: 16,
  });
