// Fruits other than citrus.

import { mix } from '../color.ts';
import { createRandom } from '../random.ts';
import { place, repeat, round, type Pen } from '../svg.ts';
import { drawBead, drawLeaf, drawSprig, drawStem, type Botanical } from './leaf.ts';

const figBody = 'M0 -150C26 -130 34 -104 62 -70C108 -16 96 66 0 70C-96 66 -108 -16 -62 -70C-34 -104 -26 -130 0 -150Z';

export function drawFig(pen: Pen): string {
  const fill = pen.radial(
    [
      [0, '#a679a8'],
      [0.3, '#6b3f74'],
      [0.75, '#43234e'],
      [1, '#230f2b'],
    ],
    [0.34, 0.34, 0.82],
  );
  const streaks = repeat(7, (index) => {
    const x = (index - 3) * 22;
    return `M${round(x * 0.24)} -120Q${round(x * 1.5)} -20 ${round(x * 0.8)} 54`;
  });
  return `<path d="M-7 -142L-4 -176Q6 -182 10 -174L8 -142Z" fill="#7d8a4a"/><path d="${figBody}" fill="${fill}"/><path d="${streaks}" stroke="#caa3c8" stroke-opacity=".2" stroke-width="4" fill="none"/><ellipse cx="-34" cy="-44" rx="13" ry="30" transform="rotate(18 -34 -44)" fill="#fff" opacity=".26"/>`;
}

export function drawFigHalf(pen: Pen): string {
  const flesh = pen.radial(
    [
      [0, '#e8889a'],
      [0.55, '#c9475f'],
      [0.86, '#a33152'],
      [1, '#e9b9a8'],
    ],
    [0.5, 0.56, 0.52],
  );
  const random = createRandom('fig seeds');
  const seeds = repeat(58, () => {
    const angle = random() * 6.283;
    const reach = 12 + Math.sqrt(random()) * 44;
    const x = round(Math.cos(angle) * reach);
    const y = round(2 + Math.sin(angle) * reach * 0.92);
    return `<ellipse cx="${x}" cy="${y}" rx="2.6" ry="4.4" transform="rotate(${round((angle * 180) / Math.PI + 90)} ${x} ${y})" fill="#fbe3b8"/>`;
  });
  return `<path d="${figBody}" fill="#4c2a57"/><g transform="translate(0 -1) scale(.93)"><path d="${figBody}" fill="#f6ead2"/></g><g transform="translate(0 2) scale(.8)"><path d="M0 -112C30 -100 96 -30 84 26C72 72 -72 72 -84 26C-96 -30 -30 -100 0 -112Z" fill="${flesh}"/></g>${seeds}<path d="M-5 -20Q0 6 4 30" stroke="#8c2440" stroke-width="7" stroke-linecap="round" fill="none" opacity=".6"/>`;
}

/** Five-lobed leaf of the fig and, smaller, of the currant. */
export function drawLobedLeaf(pen: Pen, length: number, from: string, to: string): string {
  const l = (share: number) => round(length * share);
  const d = `M0 0C${l(-0.16)} ${l(-0.06)} ${l(-0.5)} ${l(-0.02)} ${l(-0.46)} ${l(-0.24)}C${l(-0.42)} ${l(-0.36)} ${l(-0.3)} ${l(-0.34)} ${l(-0.24)} ${l(-0.34)}C${l(-0.4)} ${l(-0.44)} ${l(-0.52)} ${l(-0.66)} ${l(-0.36)} ${l(-0.74)}C${l(-0.24)} ${l(-0.76)} ${l(-0.18)} ${l(-0.62)} ${l(-0.13)} ${l(-0.58)}C${l(-0.18)} ${l(-0.76)} ${l(-0.12)} ${l(-0.96)} 0 ${l(-1)}C${l(0.12)} ${l(-0.96)} ${l(0.18)} ${l(-0.76)} ${l(0.13)} ${l(-0.58)}C${l(0.18)} ${l(-0.62)} ${l(0.24)} ${l(-0.76)} ${l(0.36)} ${l(-0.74)}C${l(0.52)} ${l(-0.66)} ${l(0.4)} ${l(-0.44)} ${l(0.24)} ${l(-0.34)}C${l(0.3)} ${l(-0.34)} ${l(0.42)} ${l(-0.36)} ${l(0.46)} ${l(-0.24)}C${l(0.5)} ${l(-0.02)} ${l(0.16)} ${l(-0.06)} 0 0Z`;
  const veins = `M0 0V${l(-0.9)}M0 ${l(-0.1)}L${l(-0.36)} ${l(-0.22)}M0 ${l(-0.1)}L${l(0.36)} ${l(-0.22)}M0 ${l(-0.24)}L${l(-0.34)} ${l(-0.64)}M0 ${l(-0.24)}L${l(0.34)} ${l(-0.64)}`;
  const fill = pen.linear(
    [
      [0, from],
      [1, to],
    ],
    [0, 1, 0.2, 0],
  );
  return `<path d="${d}" fill="${fill}"/><path d="${veins}" stroke="#fff" stroke-opacity=".3" stroke-width="${round(length * 0.014)}" fill="none"/>`;
}

export const drawFigLeaves: Botanical = (pen, random, length) => {
  const leaf = (share: number, turn: number, size: number) =>
    place(
      0,
      -length * share,
      turn + random() * 8,
      1,
      drawLobedLeaf(pen, length * size, '#1f5240', random() > 0.5 ? '#7fb083' : '#558d66'),
    );
  return (
    drawStem(length * 0.8, '#6a6148', 9, random() * 40 - 20) +
    leaf(0.2, -66, 0.44) +
    leaf(0.34, 60, 0.44) +
    leaf(0.52, -44, 0.46) +
    leaf(0.68, 40, 0.42) +
    leaf(0.74, -4, 0.46)
  );
};

export const drawCassisBranch: Botanical = (pen, random, length) => {
  const leaf = (share: number, turn: number, size: number) =>
    place(
      0,
      -length * share,
      turn + random() * 8,
      1,
      drawLobedLeaf(pen, length * size, '#2c5a2c', random() > 0.5 ? '#93bd74' : '#66985a'),
    );
  const bunch = (share: number, side: number) => place(side * 20, -length * share, side * -8, 1, drawCassisBunch(pen));
  return (
    drawStem(length * 0.86, '#6d5840', 7, random() * 40 - 20) +
    leaf(0.2, -62, 0.3) +
    leaf(0.38, 58, 0.32) +
    leaf(0.62, -46, 0.3) +
    leaf(0.8, 12, 0.34) +
    bunch(0.58, 1) +
    bunch(0.4, -1)
  );
};

export function drawCassisBunch(pen: Pen): string {
  const berries = repeat(11, (index) => {
    const row = Math.floor(index / 2);
    const x = (index % 2 ? 1 : -1) * (23 - row * 2) + (row % 2 ? 6 : -4);
    const berry = drawBead(pen, 25 - row, 25 - row, '#43204e', 0.55);
    return place(x, 22 + row * 31, 0, 1, `${berry}<path d="M-5 ${22 - row}l5 8l5 -8z" fill="#8a6b5a"/>`);
  });
  return `<path d="M0 0Q6 90 0 190" stroke="#8a9a55" stroke-width="4" fill="none"/>${berries}`;
}

/** Half passion fruit: purple rind, white pith, yellow pulp with dark seeds. */
export function drawPassionFruit(pen: Pen, radius: number): string {
  const rind = pen.linear(
    [
      [0, '#9c5a86'],
      [1, '#4a1f42'],
    ],
    [0, 0, 1, 1],
  );
  const pulp = pen.radial([
    [0, '#ffd85c'],
    [0.7, '#f2b020'],
    [1, '#cf7f0c'],
  ]);
  const r = (share: number) => round(radius * share);
  const seeds = repeat(26, (index) => {
    const reach = index < 8 ? 0.26 : 0.52;
    const angle = index < 8 ? (index / 8) * 6.283 : (index / 18) * 6.283 + 0.2;
    const turn = round((angle * 180) / Math.PI + 90);
    return `<g transform="translate(${r(Math.cos(angle) * reach)} ${r(Math.sin(angle) * reach)}) rotate(${turn})"><ellipse rx="${r(0.075)}" ry="${r(0.12)}" fill="#ffe48a" opacity=".75"/><ellipse rx="${r(0.045)}" ry="${r(0.08)}" fill="#2b1a16"/><ellipse cx="${r(-0.012)}" cy="${r(-0.03)}" rx="${r(0.012)}" ry="${r(0.026)}" fill="#fff" opacity=".6"/></g>`;
  });
  return `<circle r="${r(1)}" fill="${rind}"/><circle r="${r(0.9)}" fill="#fdeef0"/><circle r="${r(0.76)}" fill="${pulp}"/>${seeds}<path d="M${r(-0.84)} ${r(-0.46)}A${r(0.95)} ${r(0.95)} 0 0 1 ${r(0.1)} ${r(-0.95)}" stroke="#fff" stroke-opacity=".4" stroke-width="${r(0.04)}" fill="none" stroke-linecap="round"/>`;
}

/** Half coconut, husk outside and white flesh within, seen at an angle. */
export function drawCoconutHalf(pen: Pen, radius: number): string {
  const husk = pen.radial(
    [
      [0, '#a37a52'],
      [0.6, '#6e4a2c'],
      [1, '#3d2614'],
    ],
    [0.36, 0.4, 0.7],
  );
  const flesh = pen.radial(
    [
      [0, '#e9e2d6'],
      [0.7, '#fffdf8'],
      [1, '#ffffff'],
    ],
    [0.55, 0.62, 0.6],
  );
  const random = createRandom(`husk ${radius}`);
  const fibres = repeat(40, () => {
    const angle = 0.1 + random() * 2.94;
    const x = Math.cos(angle) * radius;
    const y = Math.sin(angle) * radius * 0.9;
    return `M${round(x * 0.9)} ${round(y * 0.9)}L${round(x * (1 + random() * 0.05))} ${round(y * (1 + random() * 0.06) + 4)}`;
  });
  const r = (share: number) => round(radius * share);
  return `<path d="M${r(-1)} 0A${r(1)} ${r(0.9)} 0 0 0 ${r(1)} 0Z" fill="${husk}"/><path d="${fibres}" stroke="#c39a6c" stroke-opacity=".6" stroke-width="2.4"/><ellipse rx="${r(1)}" ry="${r(0.42)}" fill="#5a3a20"/><ellipse rx="${r(0.95)}" ry="${r(0.385)}" fill="${flesh}"/><ellipse cy="${r(0.05)}" rx="${r(0.76)}" ry="${r(0.27)}" fill="#d9d0c0"/><ellipse cy="${r(0.1)}" rx="${r(0.7)}" ry="${r(0.21)}" fill="#f4efe6"/>`;
}

export const drawPalmFrond: Botanical = (pen, random, length) => {
  const count = 15;
  const blades = repeat(count, (index) => {
    const share = index / count;
    return [-1, 1]
      .map((side) => {
        const size = length * (0.34 - 0.2 * Math.abs(share - 0.35)) * (0.9 + random() * 0.2);
        const to = random() > 0.5 ? '#b3c98e' : '#8aab68';
        return place(
          0,
          -length * (0.12 + share * 0.86),
          side * (74 - share * 40),
          1,
          drawLeaf(pen, { length: size, width: 11, from: '#44683a', to, bend: side * 26, vein: false }),
        );
      })
      .join('');
  });
  return drawStem(length, '#8f9a5c', 7) + blades;
};

/** Cacao pod, whole. */
export function drawCacaoPod(pen: Pen): string {
  const fill = pen.linear([
    [0, '#5f2a16'],
    [0.24, '#c07a3c'],
    [0.5, '#96532a'],
    [0.8, '#6b331a'],
    [1, '#3f1a0c'],
  ]);
  const outline = 'M0 -190C52 -180 86 -110 84 -30C82 60 40 126 0 150C-40 126 -82 60 -84 -30C-86 -110 -52 -180 0 -190Z';
  const ridges = [-0.62, -0.3, 0.02, 0.34, 0.66]
    .map((share) => `M0 -186C${round(84 * share)} -150 ${round(96 * share)} 60 0 146`)
    .join('');
  return `<path d="M-7 -186L-10 -214H8L7 -186Z" fill="#6d5a34"/><path d="${outline}" fill="${fill}"/><path d="${ridges}" stroke="#3a1709" stroke-opacity=".45" stroke-width="5" fill="none"/><path d="${ridges}" transform="translate(4 0)" stroke="#f0b27a" stroke-opacity=".28" stroke-width="3" fill="none"/>`;
}

export function drawCacaoHalf(pen: Pen): string {
  const outline = 'M0 -180C50 -170 82 -106 80 -28C78 58 38 120 0 142C-38 120 -78 58 -80 -28C-82 -106 -50 -170 0 -180Z';
  const bean = drawBead(pen, 24, 19, '#f0e2cf', 0.4);
  const beans = repeat(12, (index) => {
    const row = Math.floor(index / 2);
    return place(
      (index % 2 ? 1 : -1) * (row === 0 || row === 5 ? 16 : 25),
      -118 + row * 41 + (index % 2) * 8,
      index % 2 ? 24 : -24,
      1,
      bean,
    );
  });
  return `<path d="${outline}" fill="#7d3f20"/><g transform="translate(0 -2) scale(.9)"><path d="${outline}" fill="#e9cfa6"/></g><g transform="translate(0 -2) scale(.74)"><path d="${outline}" fill="#d5ab7c"/></g>${beans}`;
}

/** Coffee branch with ripe cherries. */
export const drawCoffeeBranch: Botanical = (pen, random, length) => {
  const leaves = drawSprig(pen, random, {
    length,
    stem: '#6b5230',
    pairs: 5,
    spread: [68, 42],
    leafLength: [190, 120],
    slim: 0.25,
    dark: '#1f4f2c',
    lights: ['#7fae6c', '#4f8a4c'],
    bend: 12,
  });
  const cherries = repeat(4, (node) =>
    repeat(4, (index) => {
      const color = mix('#c42a22', '#e2762a', random() * 0.7);
      return place(
        (index - 1.5) * 21 + random() * 6,
        -length * (0.24 + node * 0.18) + (index % 2) * 16,
        0,
        1,
        drawBead(pen, 18, 20, color, 0.55),
      );
    }),
  );
  return leaves + cherries;
};
