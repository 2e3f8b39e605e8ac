// Lavender: the flowering stem, and a bunch of it tied with string.

import { darken, lighten, mix } from '../color.ts';
import { pick, type Random } from '../random.ts';
import { place, repeat, round, type Pen } from '../svg.ts';
import { drawLeaf, type Botanical } from './leaf.ts';

const corollas = ['#8f74cc', '#a389da', '#7f63be', '#b29ce4'] as const;

/** A ribbed calyx, and the lobes of its corolla where it is open. */
function drawFloret(pen: Pen, color: string, isOpen: boolean): string {
  const calyx = pen.linear(
    [
      [0, mix(darken(color, 0.34), '#6d7d78', 0.3)],
      [0.6, darken(color, 0.16)],
      [1, lighten(color, 0.1)],
    ],
    [0, 1, 0.2, 0],
  );
  const petal = pen.linear(
    [
      [0, darken(color, 0.06)],
      [1, lighten(color, 0.42)],
    ],
    [0, 1, 0.3, 0],
  );
  const cup = `<path d="M-3 1C-7.5 -7 -7 -19 -3.4 -25Q0 -28 3.4 -25C7 -19 7.5 -7 3 1Z" fill="${calyx}"/><path d="M-1.6 -3L-2 -21M2 -4L2.2 -20" stroke="#2f1c5c" stroke-opacity=".2" stroke-width="1.1"/>`;
  if (!isOpen) return cup;
  const lobes =
    'M0 -22C-5 -25 -12 -25 -14 -31C-13 -36 -7 -36 -3 -31C-7 -37 -5 -43 0 -41C5 -43 7 -37 3 -31C7 -36 13 -36 14 -31C12 -25 5 -25 0 -22Z';
  return `${cup}<path d="${lobes}" fill="${petal}"/><ellipse cy="-29.5" rx="2" ry="2.6" fill="${darken(color, 0.3)}" opacity=".6"/>`;
}

/** The florets of one whorl, those behind darker, from the outside to the middle. */
function drawWhorl(pen: Pen, random: Random, half: number, openShare: number): string {
  const floret = (offset: number, size: number, color: string, isOpen: boolean) =>
    place(
      offset * half,
      Math.abs(offset) * 7 + random() * 4,
      offset * 54 + random() * 10 - 5,
      size * (0.92 + random() * 0.2),
      drawFloret(pen, color, isOpen),
    );
  const behind = [-0.8, 0.8, -0.3, 0.3].map((offset) =>
    floret(offset, 0.92, darken(pick(random, corollas), 0.2), random() < openShare / 2),
  );
  const front = [-1, 1, -0.55, 0.55, 0].map((offset) =>
    floret(offset, 1, pick(random, corollas), random() < openShare),
  );
  return behind.join('') + front.join('');
}

export const drawLavender: Botanical = (pen, random, length) => {
  const rows = 12;
  const stem = `<path d="M0 0C${round(random() * 20 - 10)} ${round(-length * 0.4)} ${round(random() * 16 - 8)} ${round(-length * 0.7)} 0 ${-length}" stroke="#6c8b64" stroke-width="5" fill="none" stroke-linecap="round"/>`;
  const leaves = repeat(4, (index) => {
    const side = index % 2 ? 1 : -1;
    const leaf = drawLeaf(pen, {
      length: 90 + random() * 50,
      width: 8,
      from: '#5a8262',
      to: '#a9c8ab',
      vein: false,
      bend: side * 12,
    });
    return place(0, -length * (0.08 + index * 0.1), side * (24 + random() * 14), 1, leaf);
  });
  // Drawn from the lowest whorl upwards, because each stands before the tips of the one below.
  const whorls = repeat(rows, (index) => {
    const row = rows - 1 - index;
    // The gap under the lowest whorl is typical of the species.
    if (row === rows - 2) return '';
    const half = 7 + 17 * Math.sin(((row + 1.2) / (rows + 1)) * Math.PI * 0.8);
    return place(
      0,
      -length + 24 + (length * 0.5 * row) / rows,
      0,
      1,
      drawWhorl(pen, random, half, row < 2 ? 0.2 : 0.7),
    );
  });
  const tip = place(0, -length + 12, 0, 0.8, drawFloret(pen, corollas[0], false));
  return stem + leaves + whorls + tip;
};

/** Five stems tied with string, growing upwards from their cut ends. */
export function drawLavenderBunch(pen: Pen, random: Random, length: number): string {
  const stems = [-19, 18, -11, 10, -1].map((turn, index) =>
    place(turn * 0.9, -length * 0.3, turn, 0.86, drawLavender(pen, random, length * (0.74 - (index % 3) * 0.05))),
  );
  const ends = [-20, -12, -5, 3, 10, 19].map(
    (x) => `M${round(x * 0.5)} ${round(-length * 0.3)}L${round(x * 1.5)} ${round(random() * 18 - 8)}`,
  );
  const y = round(-length * 0.3);
  const string = [0, 7, 14].map((dy) => `M-21 ${y - dy}Q0 ${y - dy + 8} 21 ${y - dy}`).join('');
  return `<path d="${ends.join('')}" stroke="#7d9a72" stroke-width="5.5" stroke-linecap="round" fill="none"/>${stems.join('')}<path d="${string}" stroke="#8a6a3e" stroke-width="7" stroke-linecap="round" fill="none"/><path d="${string}" stroke="#dcc39a" stroke-width="4" stroke-linecap="round" fill="none"/><path d="M16 ${y - 6}C44 ${y - 34} 60 ${y - 8} 30 ${y}C52 ${y + 14} 50 ${y + 40} 38 ${y + 58}" stroke="#cfb285" stroke-width="4" stroke-linecap="round" fill="none"/>`;
}
