// Trees, canes and succulents.

import { place, repeat, round } from '../svg.ts';
import { drawLeaf, drawSprig, drawStem, type Botanical } from './leaf.ts';

/** Needle leaves with white bottle-brush flowers. */
export const drawTeaTree: Botanical = (pen, random, length) => {
  const needles = drawSprig(pen, random, {
    length,
    stem: '#7d6a4a',
    pairs: 22,
    spread: [48, 26],
    leafLength: [110, 60],
    slim: 0.045,
    dark: '#4d7434',
    lights: ['#a9c77f', '#7fa557'],
    bend: 8,
    vein: false,
  });
  const brush = (y: number, size: number) =>
    place(
      0,
      y,
      0,
      1,
      repeat(34, () => {
        const angle = random() * 6.283;
        const reach = size * (0.6 + random() * 0.4);
        const x = round(Math.cos(angle) * reach);
        const end = round(Math.sin(angle) * reach * 1.2 - size * 0.2);
        return `<path d="M0 0L${x} ${end}" stroke="#fffdf0" stroke-width="3"/><circle cx="${x}" cy="${end}" r="4" fill="#f3e6a8"/>`;
      }),
    );
  return needles + brush(-length * 0.58, 62) + brush(-length * 0.8, 48);
};

/** Scales of a cedar twig, flat and feathery. */
export const drawCedarTwig: Botanical = (pen, random, length) => {
  const twig = (size: number) =>
    drawSprig(pen, random, {
      length: size,
      stem: '#6d6a3a',
      thickness: 4,
      pairs: Math.round(size / 17),
      spread: [46, 22],
      leafLength: [34, 16],
      slim: 0.16,
      dark: '#3c6440',
      lights: ['#9dbb8a', '#71996b'],
      bend: 3,
      vein: false,
    });
  const sides = repeat(5, (index) =>
    [-1, 1]
      .map((side) =>
        place(0, -length * (0.16 + index * 0.16), side * (50 - index * 5), 1, twig(length * (0.44 - index * 0.06))),
      )
      .join(''),
  );
  return drawStem(length, '#7a5f3c', 8) + sides + twig(length);
};

export const drawBamboo: Botanical = (pen, random, length) => {
  const sections = 4;
  const size = length / sections;
  const cane = pen.linear([
    [0, '#58782a'],
    [0.25, '#c4d98a'],
    [0.5, '#8fb050'],
    [1, '#4d6a22'],
  ]);
  const body = repeat(sections, (index) => {
    const y = -size * index;
    return `<rect x="-15" y="${round(y - size + 5)}" width="30" height="${round(size - 7)}" rx="7" fill="${cane}"/><path d="M-17 ${round(y - size + 2)}H17" stroke="#4d6a22" stroke-width="5" stroke-linecap="round"/>`;
  });
  const tuft = (y: number, side: number) =>
    repeat(3, (index) => {
      const long = 180 - index * 22;
      const to = random() > 0.5 ? '#b8d57c' : '#93b95a';
      return place(
        side * 14,
        y,
        side * (52 + index * 24),
        1,
        drawLeaf(pen, { length: long, width: 17, from: '#48701f', to, bend: side * 16 }),
      );
    });
  return body + tuft(-size, -1) + tuft(-size * 2, 1) + tuft(-size * 3, -1);
};

/** A rosette of thick toothed leaves. */
export const drawAloe: Botanical = (pen, random, length) => {
  const blade = (turn: number, share: number) => {
    const size = length * share;
    const width = size * 0.16;
    const bend = turn * 0.9;
    const fill = pen.linear(
      [
        [0, '#1f6b45'],
        [0.35, '#5fae78'],
        [0.6, '#8fcf9c'],
        [1, '#2d7a50'],
      ],
      [0, 0, 1, 0.1],
    );
    const d = `M${round(-width)} 0C${round(-width * 1.1)} ${round(-size * 0.4)} ${round(bend - width * 0.6)} ${round(-size * 0.7)} ${round(bend)} ${round(-size)}C${round(bend + width * 0.6)} ${round(-size * 0.7)} ${round(width * 1.1)} ${round(-size * 0.4)} ${round(width)} 0Z`;
    const spots = repeat(9, () => {
      const at = 0.1 + random() * 0.7;
      return `<ellipse cx="${round(bend * at * at + (random() - 0.5) * width * (1.4 - at))}" cy="${round(-size * at)}" rx="3" ry="7" fill="#e3f6e2" opacity=".55"/>`;
    });
    const teeth = repeat(9, (index) => {
      const at = 0.12 + index * 0.085;
      const half = width * (1.02 - at * 0.86);
      const x = bend * at * at;
      return `<path d="M${round(x - half)} ${round(-size * at)}l-8 -9l9 -3zM${round(x + half)} ${round(-size * at)}l8 -9l-9 -3z" fill="#cfe8b8"/>`;
    });
    return place(0, 0, turn, 1, `${teeth}<path d="${d}" fill="${fill}"/>${spots}`);
  };
  const turns = [-62, 60, -44, 42, -26, 26, -9, 10];
  return turns.map((turn, index) => blade(turn + random() * 6, 0.66 + (index % 4) * 0.1)).join('');
};
